// Short, soft sounds out of oscillators and noise: no recordings to download.

import type { SoundName } from './board'

interface Note {
  at: number // seconds from the start
  for: number
  pitch: number // Hz; 0 is noise, as of wood or dice
  loud: number
  wave?: OscillatorType
  to?: number // glides to this pitch
}

const bell = (at: number, pitch: number, loud = 0.12): Note[] => [
  { at, for: 0.5, pitch, loud },
  { at, for: 0.25, pitch: pitch * 2.76, loud: loud * 0.25 },
]
const knock = (at: number, pitch: number, loud = 0.2): Note[] => [
  { at, for: 0.09, pitch, to: pitch * 0.6, loud },
  { at, for: 0.03, pitch: 0, loud: loud * 0.5 },
]

export const SOUNDS: Record<SoundName, Note[]> = {
  turn: [...bell(0, 587), ...bell(0.16, 880)],
  stone: knock(0, 190),
  card: [{ at: 0, for: 0.07, pitch: 0, loud: 0.1 }, ...knock(0.06, 260, 0.08)],
  dice: [0, 0.09, 0.17, 0.29, 0.36, 0.5].flatMap((at, i) => knock(at, 240 + 60 * (i % 3), 0.16 - i * 0.015)),
  gem: [...bell(0, 1319, 0.07), ...bell(0.07, 1760, 0.06)],
  victory: [523, 659, 784, 1047].flatMap((pitch, i) => bell(i * 0.14, pitch, 0.13)),
  no: [{ at: 0, for: 0.12, pitch: 160, to: 120, loud: 0.1, wave: 'triangle' }],
}

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

export function ring(name: SoundName): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const note of SOUNDS[name]) sound(context, note)
}

function sound(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at
  const end = start + note.for
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(note.loud, start + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(context.destination)
  const source = note.pitch ? tone(context, note, start, end) : rustle(context)
  source.connect(gain)
  source.start(start)
  source.stop(end + 0.02)
}

function tone(context: AudioContext, note: Note, start: number, end: number): OscillatorNode {
  const tone = new OscillatorNode(context, { type: note.wave ?? 'sine', frequency: note.pitch })
  tone.frequency.setValueAtTime(note.pitch, start)
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, end)
  return tone
}

function rustle(context: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
    const data = noise.getChannelData(0)
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  }
  return new AudioBufferSourceNode(context, { buffer: noise })
}
