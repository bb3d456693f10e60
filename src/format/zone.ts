import dayjs from 'dayjs'

/** How far the person's clock is from UTC at unix `seconds`: `UTC+02:00`. */
export function formatUtcOffset(seconds: number): string {
  return `UTC${dayjs.unix(seconds).format('Z')}`
}

declare global {
  interface Window {
    /** Not in every browser yet. */
    Temporal?: { Now: { timeZoneId: () => string } }
  }
}

/** The name of the person's zone: `Europe/Berlin`. The younger clock knows it in a fiftieth of the time. */
export function timeZoneName(): string {
  return window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
