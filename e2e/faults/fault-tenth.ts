const TENTHS = 10
const DAY_MS = 86_400_000

/**
 * Returns the tenth of the full grid, 0 to 9, that a call with a fault belongs to. Computed from the ids alone, so
 * that it does not change when calls are added.
 */
export function tenthOf(call: string, fault: string): number {
  // FNV-1a hash.
  let hash = 0x811c9dc5
  for (const letter of `${call} ${fault}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % TENTHS
}

/**
 * Parses `FAULTS`, the cases to run besides those of every run: `all`, `none`, or one tenth as `tenth:3`. The default
 * is the tenth of the current day of the year (UTC). Throws a RangeError for any other value.
 */
export function faultSelection(wish: string | undefined, today: Date): string {
  if (wish === undefined || wish === '') {
    const dayOfYear = (today.getTime() - Date.UTC(today.getUTCFullYear(), 0, 0)) / DAY_MS
    return `tenth:${Math.floor(dayOfYear) % TENTHS}`
  }
  if (wish === 'all' || wish === 'none' || /^tenth:\d$/.test(wish)) return wish
  throw new RangeError(`FAULTS=${wish}: expected all, none or tenth:0 to tenth:9`)
}

/** Whether the selection includes the tenth. */
export function isSelected(selection: string | undefined, tenth: number): boolean {
  return selection === 'all' || selection === `tenth:${tenth}`
}
