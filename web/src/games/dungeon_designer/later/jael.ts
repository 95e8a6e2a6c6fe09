/** What Jael has collected, counted. */

import { SECRET, type Edition, type JaelView, roomOf } from '../model'

/** Faces on his rooms and tokens with their counts, in the order of the edition; secret passages are worth nothing. */
export function collected(jael: JaelView, edition: Edition): [face: string, count: number][] {
  const counts = new Map<string, number>(edition.element.map(({ id }) => [id, 0]))
  const add = (face: string, count: number) => counts.set(face, (counts.get(face) ?? 0) + count)
  for (const id of jael.rooms) Object.values(roomOf(edition, id)?.elements ?? {}).forEach((face) => add(face, 1))
  for (const [face, count] of Object.entries(jael.tokens)) if (face !== SECRET) add(face, count)
  return [...counts].filter(([, count]) => count)
}
