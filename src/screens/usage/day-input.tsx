import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { isUsageDay } from './usage-search'
import classes from './usage.module.css'

/** A day is chosen after this pause, in ms: while its parts are typed it is another one with each key. */
const PAUSE_MS = 600

interface Props {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  /** Why a whole day does not fit to others. */
  error?: string | undefined
  onChoose: (day: string | undefined) => void
}

/**
 * Input of a day that keeps what is typed: the browser begins a date anew whenever its value is set, so nothing that is
 * typed into an input of the chosen day alone would ever be whole.
 */
export function DayInput({ label, value, min, max, error, onChoose }: Props) {
  const t = useT()
  const [stored, setStored] = useState({ value, text: value ?? '', isRefused: false })
  // A day that was chosen elsewhere, such as by Back, replaces what is typed.
  const draft = stored.value === value ? stored : { value, text: value ?? '', isRefused: false }
  if (draft !== stored) setStored(draft)

  const choose = (day: string | undefined) => {
    if (day !== value) onChoose(day)
  }
  // When the page is left, it is not called any more.
  const chooseLater = useDebouncedCallback(choose, PAUSE_MS)
  const finish = ({ value: text, validity }: HTMLInputElement) => {
    chooseLater.cancel()
    const isBlank = text === '' && !validity.badInput
    const isRefused = !isBlank && !isUsageDay(text)
    setStored({ ...draft, isRefused })
    if (!isRefused) choose(isBlank ? undefined : text)
  }
  return (
    <TextInput
      type="date"
      classNames={{ root: classes.day, label: classes.dayLabel, error: classes.dayError }}
      label={label}
      value={draft.text}
      min={min}
      max={max}
      error={draft.isRefused ? t('usage.day.invalid') : error}
      onChange={({ currentTarget: { value: text } }) => {
        chooseLater.cancel()
        setStored({ ...draft, text, isRefused: false })
        if (isUsageDay(text)) chooseLater(text)
      }}
      onBlur={({ currentTarget }) => finish(currentTarget)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && finish(currentTarget)}
    />
  )
}
