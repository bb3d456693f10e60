import { ActionIcon, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { MOMENT_FORMAT, momentSeconds, momentText } from '#/fields/moment-text'
import { PopoverOpener } from '#/ui/feedback/popover-opener'
import { useT } from '#/ui/language/use-t'
import { CalendarIcon } from './calendar-icon'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'
import { NoCalendar } from './no-calendar'

// A chunk that cannot be fetched must not take the form, and what was typed, with it.
const MomentCalendar = lazy(() => import('./moment-calendar').catch(() => ({ default: NoCalendar })))

/** A moment typed as text, with a calendar at hand. */
export function MomentInput({ field, answer, onAnswer, onLeave, frame }: InputProps<'moment'>) {
  const t = useT()
  const leave = () => {
    const seconds = momentSeconds(answer)
    const meant = seconds === undefined ? answer : momentText(seconds)
    // Shown as what will be sent: a short form is completed, a skipped hour moves on.
    if (meant !== answer) onAnswer(meant)
    onLeave()
  }
  const calendar = (close: () => void) => (
    <Suspense fallback={null}>
      <MomentCalendar
        text={answer}
        onPick={(text) => {
          onAnswer(text)
          close()
        }}
      />
    </Suspense>
  )
  const calendarButton = (
    <PopoverOpener content={calendar}>
      {(forButton) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('form.pickDate')}
          // A form can ask for two moments: the description says whose button it is.
          aria-describedby={`${frame.id}-label`}
          disabled={frame.disabled}
          {...forButton}
        >
          <CalendarIcon />
        </ActionIcon>
      )}
    </PopoverOpener>
  )
  return (
    <TextInput
      {...frame}
      errorProps={ERROR_PROPS}
      placeholder={field.example ?? MOMENT_FORMAT}
      autoComplete="off"
      value={answer}
      onChange={(event) => onAnswer(event.currentTarget.value)}
      onBlur={leave}
      rightSection={calendarButton}
      rightSectionPointerEvents="all"
    />
  )
}
