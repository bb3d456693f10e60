const MAX_LENGTH = 80
/** Control, bidirectional and zero-width characters, which can disguise a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu
const SEPARATING = /[\\/:*?"<>|]/g
const DOT_OR_BLANK = /^[.\s]$/
/** Device names of Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i

function trimFileName(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && DOT_OR_BLANK.test(text.charAt(from))) from += 1
  while (to > from && DOT_OR_BLANK.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/**
 * Converts a user-defined name to a file name valid on any system: no paths, invisible characters or device names, at
 * most 80 characters before `extension`. Uses `fallback` if nothing is left.
 */
export function safeFileName(name: string, extension: string, fallback: string): string {
  const plain = trimFileName(name.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(SEPARATING, '_'))
  const short = trimFileName(Array.from(plain).slice(0, MAX_LENGTH).join(''))
  const stem = DEVICE.test(short) ? `_${short}` : short
  return `${stem || fallback}.${extension}`
}
