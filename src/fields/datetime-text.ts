import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'

dayjs.extend(customParseFormat)
dayjs.extend(utc)

/** Format of a date-time input, in the local time zone. */
export const DATETIME_INPUT_FORMAT = 'YYYY-MM-DD HH:mm:ss'
const ACCEPTED_FORMATS = [DATETIME_INPUT_FORMAT, 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD']
/** Value that the server stores for "never". */
export const NEVER = -1

/**
 * Parses local date-time text into unix seconds; -1 for never (empty or "-1"). Undefined for a wrong format, a date
 * that does not exist (30 February), or a time before 1970.
 */
export function parseDatetimeInput(text: string): number | undefined {
  const wall = text.trim().replace(/[\sT]+/, ' ')
  if (wall === '' || wall === String(NEVER)) return NEVER
  // Validate as UTC, where every wall time exists; local parsing would turn 30 February into 1 March.
  const format = ACCEPTED_FORMATS.find((each) => dayjs.utc(wall, each, true).isValid())
  if (!format) return undefined
  // A local time that daylight saving skips becomes the hour after it.
  const seconds = Math.ceil(dayjs(wall, format).valueOf() / 1000)
  return seconds >= 0 && formatDatetimeInput(seconds).startsWith(wall.slice(0, 4)) ? seconds : undefined
}

/** Formats unix `seconds` as local date-time text, rounded up to whole seconds; empty for never (below 0). */
export function formatDatetimeInput(seconds: number): string {
  return seconds < 0 ? '' : dayjs(Math.ceil(seconds) * 1000).format(DATETIME_INPUT_FORMAT)
}
