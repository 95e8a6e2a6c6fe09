// Vite plugin: a Fluent file becomes a string without comments, without texts that only the server or the terminal says,
// without words that come with the names of a game's pieces, and without blanks that only a writer needs. Quick and small;
// a text's lines after the first are indented, so a message ends where the next line is not.

const ELSEWHERE =
  /^(?:(?:error|terminal|lexicon|game|option|intro|story|passage|search|roll|ending|offer|obstacle|cause|bearing|rune-power|dice)-|(?:half|way|direction|combat)-(?:[NESW]+|whole|none|ranged|melee|magic) )/
const REJECTIONS = // those that a socket can bring; over HTTP the server says the words itself
  /^reject-(malformed|hello|no-guest|not-seated|input|stale|illegal|not-running|no-undo|no-vote|vote-open|stand-in|too-fast|broken|unknown)\b/

/** @param {string} source */
export function lean(source) {
  const messages = source.split(/\n(?=[^\s}#])|\n(?=#)/)
  return messages
    .filter((message) => /^[a-z]/i.test(message) && !ELSEWHERE.test(message))
    .filter((message) => !message.startsWith('reject-') || REJECTIONS.test(message))
    .map((message) => message.trimEnd().replace(/\{ (\$[\w-]+) \}/g, '{$1}').replace(/\n {3,4}(?=[[*])/g, '\n '))
    .join('\n')
}

/** @returns {import('vite').Plugin} */
export default function ftl() {
  return {
    name: 'tafelrunde-ftl',
    transform: {
      filter: { id: /\.ftl$/ },
      /** @param {string} source */
      handler: (source) => ({ code: `export default ${JSON.stringify(lean(source))}`, map: null, moduleType: 'js' }),
    },
  }
}
