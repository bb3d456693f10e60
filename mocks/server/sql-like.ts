/** Lower-cases ASCII letters only, like SQLite. */
function foldCase(text: string): string[] {
  return Array.from(text, (letter) => (/[A-Z]/.test(letter) ? letter.toLowerCase() : letter))
}

/**
 * SQLite's LIKE: `%` matches any substring, `_` any character; ASCII is case-insensitive, there is no escape character
 * (K6.8). Runs in O(text × pattern), without backtracking over earlier `%`.
 */
export function sqlLike(text: string, pattern: string): boolean {
  const characters = foldCase(text)
  const patternCharacters = foldCase(pattern)
  let at = 0
  let patternAt = 0
  let lastPercent = -1
  let resumeAt = 0
  while (at < characters.length) {
    if (patternCharacters[patternAt] === '%') {
      lastPercent = patternAt
      resumeAt = at
      patternAt += 1
    } else if (
      patternAt < patternCharacters.length &&
      (patternCharacters[patternAt] === '_' || patternCharacters[patternAt] === characters[at])
    ) {
      patternAt += 1
      at += 1
    } else if (lastPercent >= 0) {
      resumeAt += 1
      at = resumeAt
      patternAt = lastPercent + 1
    } else return false
  }
  return patternCharacters.slice(patternAt).every((letter) => letter === '%')
}
