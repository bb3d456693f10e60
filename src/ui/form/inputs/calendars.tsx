import { DatePicker, DatesProvider } from '@mantine/dates'
import zhCn from 'dayjs/locale/zh-cn'
import { formatDatetimeInput, NEVER, parseDatetimeInput } from '#/fields/datetime-text'
import { currentLanguage, type Language } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet that belongs to this chunk
import '@mantine/dates/styles.layer.css'

const LOCALES: Record<Language, string> = { en: 'en', zh: zhCn.name }
const MONTHS: Record<Language, string> = { en: 'MMMM YYYY', zh: 'YYYY年M月' }

const DATE_LENGTH = 'YYYY-MM-DD'.length
const MIDNIGHT = ' 00:00:00'

export interface DatetimeCalendarProps {
  text: string
  onPick: (text: string) => void
}

/** Month calendar, in the language of the page, for the day of a date and time; `onPick` keeps the time, or gives midnight. */
export function DatetimeCalendar({ text, onPick }: DatetimeCalendarProps) {
  const t = useT()
  const previous = t('form.calendar.previous')
  const next = t('form.calendar.next')
  const typed = formatDatetimeInput(parseDatetimeInput(text) ?? NEVER)
  const day = typed.slice(0, DATE_LENGTH) || null
  const pick = (date: string | null) => {
    const picked = parseDatetimeInput(`${date ?? day}${typed.slice(DATE_LENGTH) || MIDNIGHT}`)
    if (picked !== undefined) onPick(formatDatetimeInput(picked))
  }
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
        value={day}
        defaultDate={day ?? undefined}
        onChange={pick}
      />
    </DatesProvider>
  )
}
