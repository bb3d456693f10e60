import { useT } from '#/ui/language/use-t'

/** Stands in for a calendar that could not be loaded. */
export function CalendarUnavailable() {
  return <p role="alert">{useT()('form.calendar.unavailable')}</p>
}
