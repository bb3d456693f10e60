import { Popover, TextInput } from '@mantine/core'
import IconCalendar from '@tabler/icons-react/icons/IconCalendar'
import { useState, type ComponentType } from 'react'
import { DATETIME_INPUT_FORMAT, formatDatetimeInput, parseDatetimeInput } from '#/fields/datetime-text'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import type { DatetimeCalendarProps } from './calendars'
import { textProps, type InputProps } from './input-props'

/** In place of a calendar whose chunk failed to load: the date can still be typed. */
function CalendarUnavailable() {
  return <p role="alert">{useT()('form.calendar.unavailable')}</p>
}

/** Text input for a date and time, with a calendar, whose code is loaded before its popover opens. */
export function DatetimeInput(props: InputProps<'datetime'>) {
  const { value, onChange, frameProps } = props
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [Calendar, setCalendar] = useState<ComponentType<DatetimeCalendarProps>>()
  const completeOnBlur = () => {
    const seconds = parseDatetimeInput(value)
    const completed = seconds === undefined ? value : formatDatetimeInput(seconds)
    // Show what will be sent: a date without time is completed, an hour skipped by daylight saving is moved.
    if (completed !== value) onChange(completed)
    frameProps.onBlur()
  }
  const toggle = async () => {
    if (isOpen) return setOpen(false)
    const loaded = await import('./calendars').catch(() => undefined)
    setCalendar(() => loaded?.DatetimeCalendar ?? CalendarUnavailable)
    return setOpen(true)
  }
  return (
    <TextInput
      {...textProps(props)}
      placeholder={frameProps.placeholder ?? DATETIME_INPUT_FORMAT}
      onBlur={completeOnBlur}
      rightSectionPointerEvents="all"
      rightSection={
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
          <Popover.Target>
            <IconButton
              icon={IconCalendar}
              label={t('form.pickDate')}
              // A form can have two date fields: the description tells their buttons apart.
              aria-describedby={`${frameProps.id}-label`}
              disabled={frameProps.disabled}
              onClick={() => void toggle()}
            />
          </Popover.Target>
          <Popover.Dropdown>
            {Calendar ? (
              <Calendar
                text={value}
                onPick={(text) => {
                  onChange(text)
                  setOpen(false)
                }}
              />
            ) : null}
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
