import { DatePicker, DatesProvider } from '@mantine/dates'
import { useFocusTrap } from '@mantine/hooks'
import zhCn from 'dayjs/locale/zh-cn'
import { parseDatetimeInput, formatDatetimeInput, NEVER } from '#/fields/datetime-text'
import { currentLanguage, type Language } from '#/i18n/i18n'
import { useT } from '#/ui/language/use-t'
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet that belongs to this chunk
import '@mantine/dates/styles.layer.css'

const LOCALES: Record<Language, string> = { en: 'en', zh: zhCn.name }
const DATE_LENGTH = 'YYYY-MM-DD'.length
const MIDNIGHT = ' 00:00:00'

interface DatetimeCalendarProps {
  /** Current text of the input. */
  text: string
  /** Called with the picked day and the typed time, or midnight. */
  onPick: (text: string) => void
}

/** Month calendar. In a chunk of its own: the date library is loaded when the popover first opens. */
export default function DatetimeCalendar({ text, onPick }: DatetimeCalendarProps) {
  const t = useT()
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
    // No weekend style: Mantine's red has a contrast of only 3.3:1.
    <DatesProvider settings={{ locale: LOCALES[currentLanguage()], weekendDays: [] }}>
      <DatePicker
        ref={focusTrapRef}
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
