import dayjs from 'dayjs'

/** How far the person's clock is from UTC at unix `seconds`: `UTC+02:00`. */
export function offsetText(seconds: number): string {
  return `UTC${dayjs.unix(seconds).format('Z')}`
}
