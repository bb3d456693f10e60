const MAX_LENGTH = 80
/** Control, bidirectional and zero-width characters, which can disguise a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu
const SEPARATING = /[\\/:*?"<>|]/g
/** What no name begins or ends with. */
const DOTS_AND_BLANKS = /^[.\s]+|(?<![.\s])[.\s]+$/g
/** Device names of Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i

/**
 * Converts a user-defined name to a file name valid on any system: no paths, invisible characters or device names, at
 * most 80 characters before `extension`. Uses `fallback` if nothing is left.
 */
export function safeFileName(name: string, extension: string, fallback: string): string {
  const visible = name.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(SEPARATING, '_')
  const plain = visible.replaceAll(DOTS_AND_BLANKS, '')
  const short = Array.from(plain).slice(0, MAX_LENGTH).join('').replaceAll(DOTS_AND_BLANKS, '')
  const stem = DEVICE.test(short) ? `_${short}` : short
  return `${stem || fallback}.${extension}`
}
