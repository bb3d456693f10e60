import { DatePicker, DatesProvider } from '@mantine/dates'
import { useFocusTrap } from '@mantine/hooks'
import zhCn from 'dayjs/locale/zh-cn'
import { useState, type ReactNode } from 'react'
import { parseDatetimeInput, formatDatetimeInput, NEVER } from '#/fields/datetime-text'
import { currentLanguage, type Language } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet that belongs to this chunk
import '@mantine/dates/styles.layer.css'

const LOCALES: Record<Language, string> = { en: 'en', zh: zhCn.name }
const MONTHS: Record<Language, string> = { en: 'MMMM YYYY', zh: 'YYYY年M月' }

/** Language and week of the calendars inside. */
function CalendarSettings({ children }: { children: ReactNode }) {
  return (
    // No weekend style: Mantine's red has a contrast of only 3.3:1.
    <DatesProvider settings={{ locale: LOCALES[currentLanguage()], weekendDays: [] }}>
      {children}
    </DatesProvider>
  )
}

/** Returns the accessible names of a calendar's buttons. */
function useCalendarLabels() {
  const t = useT()
  const previous = t('form.calendar.previous')
  const next = t('form.calendar.next')
  return {
    previousMonth: previous,
    nextMonth: next,
    previousYear: previous,
    nextYear: next,
    previousDecade: previous,
    nextDecade: next,
  }
}

const DATE_LENGTH = 'YYYY-MM-DD'.length
const MIDNIGHT = ' 00:00:00'

interface DatetimeCalendarProps {
  /** Current text of the input. */
  text: string
  /** Called with the picked day and the typed time, or midnight. */
  onPick: (text: string) => void
}

/** Month calendar. In a chunk of its own: the date library is loaded when the popover first opens. */
export function DatetimeCalendar({ text, onPick }: DatetimeCalendarProps) {
  const labels = useCalendarLabels()
  // The popover's own focus trap runs before this chunk has loaded.
  const focusTrapRef = useFocusTrap()
  const seconds = parseDatetimeInput(text) ?? NEVER
  const typed = formatDatetimeInput(seconds)
  const day = typed.slice(0, DATE_LENGTH) || null
  const pick = (date: string | null) => {
    const picked = parseDatetimeInput(`${date ?? day}${typed.slice(DATE_LENGTH) || MIDNIGHT}`)
    if (picked !== undefined) onPick(formatDatetimeInput(picked))
  }
  return (
    <CalendarSettings>
      <DatePicker
        ref={focusTrapRef}
        hideOutsideDates
        highlightToday
        value={day}
        defaultDate={day ?? undefined}
        onChange={pick}
        monthLabelFormat={MONTHS[currentLanguage()]}
        ariaLabels={labels}
      />
    </CalendarSettings>
  )
}

interface RangeCalendarProps {
  /** Selected days, as `YYYY-MM-DD`. */
  start: string | null
  end: string | null
  /** Called with the first and the last day; after the first click both are that day. */
  onPick: (start: string, end: string) => void
}

/** Month calendar for a first and a last day. */
export function RangeCalendar({ start, end, onPick }: RangeCalendarProps) {
  const labels = useCalendarLabels()
  const [firstDay, setFirstDay] = useState<string | null>(null)
  return (
    <CalendarSettings>
      <DatePicker
        type="range"
        allowSingleDateInRange
        hideOutsideDates
        highlightToday
        value={firstDay === null ? [start, end] : [firstDay, null]}
        defaultDate={end ?? undefined}
        onChange={([from, to]) => {
          setFirstDay(to === null ? from : null)
          if (from !== null) onPick(from, to ?? from)
        }}
        monthLabelFormat={MONTHS[currentLanguage()]}
        ariaLabels={labels}
      />
    </CalendarSettings>
  )
}
