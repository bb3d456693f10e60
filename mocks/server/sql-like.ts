/** ASCII only, as the database folds: letters beyond it stay as they are. */
function foldCase(text: string): string[] {
  return Array.from(text, (letter) => (/[A-Z]/.test(letter) ? letter.toLowerCase() : letter))
}

/**
 * SQLite's LIKE: `%` is any run of characters, `_` any one, ASCII letters match in both cases; nothing escapes
 * (K6.8). Takes time linear in both texts for each `%`.
 */
export function sqlLike(text: string, pattern: string): boolean {
  const given = foldCase(text)
  const wanted = foldCase(pattern)
  let at = 0
  let want = 0
  let lastRun = -1
  let resumeAt = 0
  while (at < given.length) {
    if (wanted[want] === '%') {
      lastRun = want
      resumeAt = at
      want += 1
    } else if (want < wanted.length && (wanted[want] === '_' || wanted[want] === given[at])) {
      want += 1
      at += 1
    } else if (lastRun >= 0) {
      resumeAt += 1
      at = resumeAt
      want = lastRun + 1
    } else return false
  }
  return wanted.slice(want).every((letter) => letter === '%')
}
