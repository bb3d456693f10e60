import { TextInput, ActionIcon } from '@mantine/core'
import IconCalendar from '@tabler/icons-react/icons/IconCalendar'
import { DATETIME_INPUT_FORMAT, formatDatetimeInput, parseDatetimeInput } from '#/fields/datetime-text'
import { useT } from '#/ui/language/use-t'
import { PopoverTrigger } from '#/ui/menu/popover-trigger'
import { lazyPart } from '#/ui/status/lazy-part'
import { textProps, type InputProps } from './input-props'

const Calendar = lazyPart(async () => (await import('./calendars')).DatetimeCalendar)

/** Text input for a date and time, with a calendar, whose code is loaded before its popover opens. */
export function DatetimeInput(props: InputProps<'datetime'>) {
  const { value, onChange, frameProps } = props
  const t = useT()
  const completeOnBlur = () => {
    const seconds = parseDatetimeInput(value)
    const completed = seconds === undefined ? value : formatDatetimeInput(seconds)
    // Show what will be sent: a date without time is completed, an hour skipped by daylight saving is moved.
    if (completed !== value) onChange(completed)
    frameProps.onBlur()
  }
  const renderCalendar = (close: () => void) => (
    <Calendar
      text={value}
      onPick={(text) => {
        onChange(text)
        close()
      }}
    />
  )
  return (
    <TextInput
      {...textProps(props)}
      placeholder={frameProps.placeholder ?? DATETIME_INPUT_FORMAT}
      onBlur={completeOnBlur}
      rightSectionPointerEvents="all"
      rightSection={
        <PopoverTrigger load={Calendar.load} content={renderCalendar}>
          {(triggerProps) => (
            <ActionIcon
              aria-label={t('form.pickDate')}
              title={t('form.pickDate')}
              // A form can have two date fields: the description tells their buttons apart.
              aria-describedby={`${frameProps.id}-label`}
              disabled={frameProps.disabled}
              {...triggerProps}
            >
              <IconCalendar aria-hidden />
            </ActionIcon>
          )}
        </PopoverTrigger>
      }
    />
  )
}
