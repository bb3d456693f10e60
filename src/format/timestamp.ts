import { isShowable, toDecimals, UNSHOWABLE } from './decimals'

const digits = (value: number, length = 2) => String(value).padStart(length, '0')

/** Formats the date of `date` in the local time zone: `2026-01-31`. */
export function localDate(date: Date): string {
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`
}

/** Formats the time of a date (or unix ms) in the local time zone: `08:05:00`. */
export function localTime(at: Date | number): string {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map((value) => digits(value)).join(':')
}

/** Formats the offset of the local time zone at `date`: `+02:00`. */
export function localOffset(date: Date): string {
  const minutes = Math.round(-date.getTimezoneOffset())
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}`
}

/** Last unix second with a four-digit year; larger values are not plausible seconds. */
const LAST_SECOND = 253_402_300_799
const MS_PER_S = 1000

/** Whether a value that should be unix seconds is probably in milliseconds. */
export function isInMilliseconds(seconds: number): boolean {
  return seconds > LAST_SECOND && seconds <= LAST_SECOND * MS_PER_S
}

const dateOf = (seconds: number) =>
  new Date((isInMilliseconds(seconds) ? Math.floor(seconds / MS_PER_S) : seconds) * MS_PER_S)

/** Formats unix seconds as local text, including 0 and times before 1970; undefined for an invalid time. */
export function formatAnyTimestamp(seconds: number): string | undefined {
  const date = dateOf(seconds)
  return Number.isNaN(date.getTime()) ? undefined : `${localDate(date)} ${localTime(date)}`
}

/** Formats positive unix seconds as local text; undefined for 0 and invalid times. */
export function formatTimestamp(seconds: number): string | undefined {
  return seconds > 0 ? formatAnyTimestamp(seconds) : undefined
}

/** Formats unix seconds as ISO 8601 with the local offset, for `<time datetime>`. */
export function toIsoInstant(seconds: number): string {
  const date = dateOf(seconds)
  return `${localDate(date)}T${localTime(date)}${localOffset(date)}`
}

/** Formats the local UTC offset at unix `seconds`: `UTC+02:00`. */
export function formatUtcOffset(seconds: number): string {
  return `UTC${localOffset(new Date(seconds * 1000))}`
}

/** Name of the local time zone: `Europe/Berlin`. */
export const timeZoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Formats a duration in ms: `812 ms`, `1.44 s`, `75.0 s`; `–` if it is negative or cannot be written in digits. */
export function formatElapsed(ms: number): string {
  if (ms < 0 || !isShowable(ms)) return UNSHOWABLE
  if (ms < 1000) return `${toDecimals(ms, 0)} ms`
  const seconds = ms / 1000
  return `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`
}

/** Formats a duration in ms as seconds without the unit: `1.44`; `–` if it is negative or cannot be written in digits. */
export function formatSeconds(ms: number): string {
  return ms < 0 || !isShowable(ms) ? UNSHOWABLE : toDecimals(ms / MS_PER_S, 2)
}
