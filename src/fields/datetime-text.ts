/** Format of a date-time input, in the local time zone. */
export const DATETIME_INPUT_FORMAT = 'YYYY-MM-DD HH:mm:ss'
const ACCEPTED = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d)(?::(\d\d))?)?$/
/** Value that the server stores for "never". */
export const NEVER = -1

/** Joins year, month, day, hour, minute and second as ISO 8601 without a zone. */
function isoText([year = 0, ...others]: readonly number[]): string {
  const [month, day, ...time] = others.map((value) => String(value).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${month}-${day}T${time.join(':')}`
}

/**
 * Parses local date-time text into unix seconds; -1 for never (empty or "-1"). Undefined for a wrong format, a date
 * that does not exist (30 February), or a time before 1970.
 */
export function parseDatetimeInput(text: string): number | undefined {
  const wall = text.trim().replace(/[\sT]+/, ' ')
  if (wall === '' || wall === String(NEVER)) return NEVER
  const parts = ACCEPTED.exec(wall)
    ?.slice(1)
    .map((part) => Number(part ?? 0))
  if (!parts) return undefined
  const [year = 0, month = 0, day, hour, minute, second] = parts
  // Check as UTC, where every wall time exists: 30 February would become 1 March.
  const isReal = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
    .toISOString()
    .startsWith(isoText(parts))
  // A local time that daylight saving skips becomes the hour after it.
  const seconds = isReal ? new Date(year, month - 1, day, hour, minute, second).getTime() / 1000 : NEVER
  return seconds >= 0 ? seconds : undefined
}

/** Formats unix `seconds` as local date-time text, rounded up to whole seconds; empty for never (below 0). */
export function formatDatetimeInput(seconds: number): string {
  if (seconds < 0) return ''
  const date = new Date(Math.ceil(seconds) * 1000)
  const parts = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds()]
  return isoText([date.getFullYear(), ...parts]).replace('T', ' ')
}
