import dayjs from 'dayjs'

/** How times are written everywhere (spec 9), in the person's own zone. */
const MOMENT_FORMAT = 'YYYY-MM-DD HH:mm:ss'

/** Unix seconds as local text, or undefined for 0 and for what is no time at all. */
export function momentText(seconds: number): string | undefined {
  const moment = dayjs.unix(seconds)
  return seconds > 0 && moment.isValid() ? moment.format(MOMENT_FORMAT) : undefined
}

/** Unix seconds as a machine-readable instant with its zone, for `<time datetime>`. */
export function momentInstant(seconds: number): string {
  return dayjs.unix(seconds).format('YYYY-MM-DDTHH:mm:ssZ')
}

/** Clock time `HH:mm:ss` of a point in milliseconds. */
export function clockText(ms: number): string {
  return dayjs(ms).format('HH:mm:ss')
}
