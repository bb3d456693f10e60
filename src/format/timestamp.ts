import dayjs from 'dayjs'

/** How times are written everywhere, in the person's own zone. */
const TIMESTAMP_FORMAT = 'YYYY-MM-DD HH:mm:ss'

/** The last second that has a year of four digits: no time that anybody means is behind it. */
const LAST_SECOND = 253_402_300_799
const MS_PER_S = 1000

/** Whether a time that should be unix seconds can only be meant as milliseconds. */
export function isInMilliseconds(seconds: number): boolean {
  return seconds > LAST_SECOND && seconds <= LAST_SECOND * MS_PER_S
}

const momentOf = (seconds: number) =>
  dayjs.unix(isInMilliseconds(seconds) ? Math.floor(seconds / MS_PER_S) : seconds)

/** Unix seconds as local text, also 0 and times before 1970; undefined for what is no time at all. */
export function anyMomentText(seconds: number): string | undefined {
  const moment = momentOf(seconds)
  return moment.isValid() ? moment.format(TIMESTAMP_FORMAT) : undefined
}

/** Unix seconds as local text, or undefined for 0 and for what is no time at all. */
export function formatTimestamp(seconds: number): string | undefined {
  return seconds > 0 ? anyMomentText(seconds) : undefined
}

/** Unix seconds as a machine-readable instant with its zone, for `<time datetime>`. */
export function toIsoInstant(seconds: number): string {
  return momentOf(seconds).format('YYYY-MM-DDTHH:mm:ssZ')
}

/** Clock time `HH:mm:ss` of a point in milliseconds. */
export function formatClockTime(ms: number): string {
  return dayjs(ms).format('HH:mm:ss')
}
