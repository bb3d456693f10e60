import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { MOMENT_FORMAT, momentSeconds, momentText } from '#/fields/moment-text'
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
  const [isOpen, setIsOpen] = useState(false)
  const leave = () => {
    const seconds = momentSeconds(answer)
    const meant = seconds === undefined ? answer : momentText(seconds)
    // Shown as what will be sent: a short form is completed, a skipped hour moves on.
    if (meant !== answer) onAnswer(meant)
    onLeave()
  }
  const calendarButton = (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" returnFocus withRoles={false}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('form.pickDate')}
          // A form can ask for two moments: the description says whose button it is.
          aria-describedby={`${frame.id}-label`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={frame.disabled}
          onClick={() => setIsOpen(!isOpen)}
        >
          <CalendarIcon />
        </ActionIcon>
      </Popover.Target>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the popover places the element */}
      <Popover.Dropdown role="dialog" aria-label={t('form.pickDate')}>
        <Suspense fallback={null}>
          <MomentCalendar
            text={answer}
            onPick={(text) => {
              onAnswer(text)
              setIsOpen(false)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
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
