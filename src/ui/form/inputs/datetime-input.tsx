import { ActionIcon, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { DATETIME_INPUT_FORMAT, parseDatetimeInput, formatDatetimeInput } from '#/fields/datetime-text'
import { PopoverTrigger } from '#/ui/menu/popover-trigger'
import { useT } from '#/ui/language/use-t'
import { CalendarIcon } from './calendar-icon'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'
import { CalendarUnavailable } from './calendar-unavailable'

// A chunk that cannot be fetched must not take the form, and what was typed, with it.
const DatetimeCalendar = lazy(() =>
  import('./datetime-calendar').catch(() => ({ default: CalendarUnavailable })),
)

/** A moment typed as text, with a calendar at hand. */
export function DatetimeInput({ field, value, onChange, onBlur, frameProps }: InputProps<'datetime'>) {
  const t = useT()
  const leave = () => {
    const seconds = parseDatetimeInput(value)
    const meant = seconds === undefined ? value : formatDatetimeInput(seconds)
    // Shown as what will be sent: a short form is completed, a skipped hour moves on.
    if (meant !== value) onChange(meant)
    onBlur()
  }
  const calendar = (close: () => void) => (
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
    <PopoverTrigger content={calendar}>
      {(triggerProps) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('form.pickDate')}
          // A form can ask for two moments: the description says whose button it is.
          aria-describedby={`${frameProps.id}-label`}
          disabled={frameProps.disabled}
          {...triggerProps}
        >
          <CalendarIcon />
        </ActionIcon>
      )}
    </PopoverTrigger>
  )
  return (
    <TextInput
      {...frameProps}
      errorProps={ERROR_PROPS}
      placeholder={field.placeholder ?? DATETIME_INPUT_FORMAT}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={leave}
      rightSection={calendarButton}
      rightSectionPointerEvents="all"
    />
  )
}
