const TENTHS = 10
const DAY_MS = 86_400_000

/**
 * The tenth of the whole grid, 0 to 9, that a call with a fault belongs to. Computed from their ids alone, so that it
 * stays the same when other calls are added.
 */
export function tenthOf(call: string, fault: string): number {
  // FNV-1a.
  let hash = 0x811c9dc5
  for (const letter of `${call} ${fault}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % TENTHS
}

/**
 * What of the whole grid is played besides what every run plays: `all`, `none`, or one tenth as `tenth:3`. Without a
 * wish it is the tenth of that day (UTC) of the year. Throws when the wish is something else.
 */
export function faultSelection(wish: string | undefined, today: Date): string {
  if (wish === undefined || wish === '') {
    const dayOfYear = (today.getTime() - Date.UTC(today.getUTCFullYear(), 0, 0)) / DAY_MS
    return `tenth:${Math.floor(dayOfYear) % TENTHS}`
  }
  if (wish === 'all' || wish === 'none' || /^tenth:\d$/.test(wish)) return wish
  throw new RangeError(`FAULTS=${wish}: expected all, none or tenth:0 to tenth:9`)
}

/** Whether the selection has that tenth in it. */
export function isSelected(selection: string | undefined, tenth: number): boolean {
  return selection === 'all' || selection === `tenth:${tenth}`
}
