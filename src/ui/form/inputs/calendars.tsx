import { DatePicker, DatesProvider, type DatePickerProps, type DatePickerType } from '@mantine/dates'
import zhCn from 'dayjs/locale/zh-cn'
import { useState } from 'react'
import { formatDatetimeInput, NEVER, parseDatetimeInput } from '#/fields/datetime-text'
import { currentLanguage, type Language } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet that belongs to this chunk
import '@mantine/dates/styles.layer.css'

const LOCALES: Record<Language, string> = { en: 'en', zh: zhCn.name }
const MONTHS: Record<Language, string> = { en: 'MMMM YYYY', zh: 'YYYY年M月' }

/** Mantine's calendar in the language of the page. */
function Calendar<Type extends DatePickerType>(props: DatePickerProps<Type>) {
  const t = useT()
  const previous = t('form.calendar.previous')
  const next = t('form.calendar.next')
  return (
    // No weekend style: Mantine's red has a contrast of only 3.3:1.
    <DatesProvider settings={{ locale: LOCALES[currentLanguage()], weekendDays: [] }}>
      <DatePicker
        hideOutsideDates
        highlightToday
        monthLabelFormat={MONTHS[currentLanguage()]}
        ariaLabels={{
          previousMonth: previous,
          nextMonth: next,
          previousYear: previous,
          nextYear: next,
          previousDecade: previous,
          nextDecade: next,
        }}
        {...props}
      />
    </DatesProvider>
  )
}

const DATE_LENGTH = 'YYYY-MM-DD'.length
const MIDNIGHT = ' 00:00:00'

/** Props of the calendar of a date and time. */
export interface DatetimeCalendarProps {
  /** Current text of the input. */
  text: string
  /** Called with the picked day and the typed time, or midnight. */
  onPick: (text: string) => void
}

/** Month calendar for the day of a date and time. */
export function DatetimeCalendar({ text, onPick }: DatetimeCalendarProps) {
  const typed = formatDatetimeInput(parseDatetimeInput(text) ?? NEVER)
  const day = typed.slice(0, DATE_LENGTH) || null
  const pick = (date: string | null) => {
    const picked = parseDatetimeInput(`${date ?? day}${typed.slice(DATE_LENGTH) || MIDNIGHT}`)
    if (picked !== undefined) onPick(formatDatetimeInput(picked))
  }
  return <Calendar type="default" value={day} defaultDate={day ?? undefined} onChange={pick} />
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
  const [firstDay, setFirstDay] = useState<string | null>(null)
  return (
    <Calendar
      type="range"
      allowSingleDateInRange
      value={firstDay === null ? [start, end] : [firstDay, null]}
      defaultDate={end ?? undefined}
      onChange={([from, to]) => {
        setFirstDay(to === null ? from : null)
        if (from !== null) onPick(from, to ?? from)
      }}
    />
  )
}
