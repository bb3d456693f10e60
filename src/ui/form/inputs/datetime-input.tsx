import { IconButton } from '#/ui/controls/icon-button'
import { TextInput } from '#/ui/controls/text-input'
import { lazy, Suspense } from 'react'
import IconCalendar from '@tabler/icons-react/icons/IconCalendar'
import { DATETIME_INPUT_FORMAT, parseDatetimeInput, formatDatetimeInput } from '#/fields/datetime-text'
import { PopoverTrigger } from '#/ui/menu/popover-trigger'
import { useT } from '#/ui/language/use-t'
import type { InputProps } from './input-props'

/** Fallback for a calendar whose chunk failed to load. */
function CalendarUnavailable() {
  return <p role="alert">{useT()('form.calendar.unavailable')}</p>
}

// A failed chunk must not unmount the form and its typed values.
const DatetimeCalendar = lazy(async () => {
  try {
    return { default: (await import('./calendars')).DatetimeCalendar }
  } catch {
    return { default: CalendarUnavailable }
  }
})

/** Text input for a date and time, with a calendar popover. */
export function DatetimeInput({ field, value, onChange, onBlur, frameProps }: InputProps<'datetime'>) {
  const t = useT()
  const completeOnBlur = () => {
    const seconds = parseDatetimeInput(value)
    const completed = seconds === undefined ? value : formatDatetimeInput(seconds)
    // Show what will be sent: a date without time is completed, an hour skipped by daylight saving is moved.
    if (completed !== value) onChange(completed)
    onBlur()
  }
  const renderCalendar = (close: () => void) => (
    <Suspense fallback={null}>
      <DatetimeCalendar
        text={value}
        onPick={(text) => {
          onChange(text)
          close()
        }}
      />
    </Suspense>
  )
  const calendarButton = (
    <PopoverTrigger content={renderCalendar}>
      {(triggerProps) => (
        <IconButton
          icon={IconCalendar}
          label={t('form.pickDate')}
          // A form can have two date fields: the description tells their buttons apart.
          aria-describedby={`${frameProps.id}-label`}
          disabled={frameProps.disabled}
          {...triggerProps}
        />
      )}
    </PopoverTrigger>
  )
  return (
    <TextInput
      {...frameProps}
      placeholder={field.placeholder ?? DATETIME_INPUT_FORMAT}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={completeOnBlur}
      rightSection={calendarButton}
    />
  )
}
