import dayjs from 'dayjs'

/** Format of all timestamps, in the local time zone. */
const TIMESTAMP_FORMAT = 'YYYY-MM-DD HH:mm:ss'

/** Last unix second with a four-digit year; larger values are not plausible seconds. */
const LAST_SECOND = 253_402_300_799
const MS_PER_S = 1000

/** Whether a value that should be unix seconds is probably in milliseconds. */
export function isInMilliseconds(seconds: number): boolean {
  return seconds > LAST_SECOND && seconds <= LAST_SECOND * MS_PER_S
}

const momentOf = (seconds: number) =>
  dayjs.unix(isInMilliseconds(seconds) ? Math.floor(seconds / MS_PER_S) : seconds)

/** Formats unix seconds as local text, including 0 and times before 1970; undefined for an invalid time. */
export function anyMomentText(seconds: number): string | undefined {
  const moment = momentOf(seconds)
  return moment.isValid() ? moment.format(TIMESTAMP_FORMAT) : undefined
}

/** Formats positive unix seconds as local text; undefined for 0 and invalid times. */
export function formatTimestamp(seconds: number): string | undefined {
  return seconds > 0 ? anyMomentText(seconds) : undefined
}

/** Formats unix seconds as ISO 8601 with the local offset, for `<time datetime>`. */
export function toIsoInstant(seconds: number): string {
  return momentOf(seconds).format('YYYY-MM-DDTHH:mm:ssZ')
}

/** Formats unix ms as local clock time `HH:mm:ss`. */
export function formatClockTime(ms: number): string {
  return dayjs(ms).format('HH:mm:ss')
}
