import { DatePicker, DatesProvider } from '@mantine/dates'
import { useFocusTrap } from '@mantine/hooks'
import zhCn from 'dayjs/locale/zh-cn'
import { parseDatetimeInput, formatDatetimeInput, NEVER } from '#/fields/datetime-text'
import { currentLanguage, type Language } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet, in this chunk only
import '@mantine/dates/styles.layer.css'

const LOCALES: Record<Language, string> = { en: 'en', zh: zhCn.name }
const DATE_LENGTH = 'YYYY-MM-DD'.length
const MIDNIGHT = ' 00:00:00'

interface DatetimeCalendarProps {
  /** The moment as typed now. */
  text: string
  /** The chosen day with the time that was typed, midnight when there was none. */
  onPick: (text: string) => void
}

/** A month to pick a day from. Alone in its chunk: the date library is fetched when it is first opened. */
export default function DatetimeCalendar({ text, onPick }: DatetimeCalendarProps) {
  const t = useT()
  // Here and not at the popover, which opens before this is loaded.
  const trap = useFocusTrap()
  const seconds = parseDatetimeInput(text) ?? NEVER
  const typed = formatDatetimeInput(seconds)
  const day = typed.slice(0, DATE_LENGTH) || null
  const pick = (date: string | null) => {
    const picked = parseDatetimeInput(`${date ?? day}${typed.slice(DATE_LENGTH) || MIDNIGHT}`)
    if (picked !== undefined) onPick(formatDatetimeInput(picked))
  }
  return (
    // No weekends: the library's red for them has a contrast of 3.3:1.
    <DatesProvider settings={{ locale: LOCALES[currentLanguage()], weekendDays: [] }}>
      <DatePicker
        ref={trap}
        hideOutsideDates
        value={day}
        defaultDate={day ?? undefined}
        onChange={pick}
        ariaLabels={{
          previousMonth: t('form.calendar.previous'),
          nextMonth: t('form.calendar.next'),
          previousYear: t('form.calendar.previous'),
          nextYear: t('form.calendar.next'),
          previousDecade: t('form.calendar.previous'),
          nextDecade: t('form.calendar.next'),
        }}
      />
    </DatesProvider>
  )
}
