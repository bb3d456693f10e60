import { useState, type KeyboardEvent } from 'react'
import { plainWholeNumber } from '#/fields/number-text'
import { parseWholeNumber, validateWholeNumber } from '#/fields/whole-number'
import { activateRow } from '../grid/row-keys'
import { isComposing } from '../language/is-composing'
import classes from './row.module.css'
import { showText } from './uncontrolled-input'

interface Props {
  /** Unique in the document. */
  id: string
  /** The accessible name, including the name of the row. */
  label: string
  /** The stored value. */
  value: number
  /** The minimum: smaller input is clamped to it. Without it negative numbers are allowed. */
  floor?: number | undefined
  hint?: string | undefined
  isLocked: boolean
  /** True while a write of the number runs: the stored value may change. */
  isPending: boolean
  hasFailed: boolean
  /** Saves a changed value; resolves when the row shows the new value, or the stored one again. */
  save: (value: number) => Promise<unknown>
}

/** Tells assistive technology the number, which a text input with this role does not do itself. */
function announce(input: HTMLInputElement): void {
  const number = parseWholeNumber(input.value)
  if (number === undefined) input.removeAttribute('aria-valuenow')
  else input.setAttribute('aria-valuenow', String(number))
}

/**
 * A number input in a cell: Enter and blur save, Escape reverts, and with nothing to revert goes back to the name of the row,
 * where its keys work; an empty or unchanged input sends nothing. Invalid text stays, with an error message. It is
 * uncontrolled, so that a key renders nothing: with a controlled one, the answer to a key took a third longer in a long list.
 * Not `type="number"`: it changes by the mouse wheel, and hides what it cannot read.
 */
export function RowNumber({ id, label, value, floor, hint, isLocked, isPending, hasFailed, save }: Props) {
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState<number>()
  const isInvalid = problem !== undefined

  const revert = (input: HTMLInputElement) => {
    delete input.dataset.typed
    input.value = String(value)
    announce(input)
    setProblem(undefined)
  }
  const commit = (input: HTMLInputElement) => {
    if (input.dataset.typed === undefined || saving !== undefined) return undefined
    const text = plainWholeNumber(input.value)
    if (text === '') return revert(input)
    const parsed = parseWholeNumber(text)
    if (parsed === undefined) return setProblem(validateWholeNumber(text, { min: Number.MIN_SAFE_INTEGER }))
    const next = Math.max(floor ?? -Infinity, parsed)
    if (next === value && !isPending) return revert(input)
    delete input.dataset.typed
    setProblem(undefined)
    setSaving(next)
    const end = () => setSaving(undefined)
    return void save(next).then(end, end)
  }
  const type = (input: HTMLInputElement) => {
    if (saving !== undefined) return
    input.dataset.typed = ''
    announce(input)
    setProblem(undefined)
  }
  /** Adds `change` to the typed number, as the arrow keys of a number input do. */
  const step = (input: HTMLInputElement, change: number) => {
    const number = parseWholeNumber(input.value)
    if (number === undefined || input.readOnly) return
    const least = floor ?? Number.MIN_SAFE_INTEGER
    input.value = String(Math.min(Number.MAX_SAFE_INTEGER, Math.max(least, number + change)))
    type(input)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input } = event
    // The keys of an input method choose and confirm what it offers.
    if (isComposing(event)) return
    if (key === 'Enter') commit(input)
    const change = { ArrowUp: 1, ArrowDown: -1 }[key]
    if (change !== undefined) {
      // The caret stays where it is.
      event.preventDefault()
      step(input, change)
    }
    if (key === 'Escape') {
      if (input.dataset.typed !== undefined) revert(input)
      else activateRow(input.closest('tr'))
    }
  }
  return (
    <span className={classes.numberCell}>
      <input
        role="spinbutton"
        inputMode={floor === undefined ? undefined : 'numeric'}
        autoComplete="off"
        aria-valuemin={floor}
        aria-label={label}
        title={hint}
        ref={showText(String(saving ?? value), announce)}
        readOnly={isLocked || saving !== undefined}
        aria-busy={saving !== undefined || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? id : undefined}
        data-failed={hasFailed || undefined}
        onChange={({ currentTarget }) => type(currentTarget)}
        onBlur={({ currentTarget }) => commit(currentTarget)}
        onKeyDown={onKeyDown}
      />
      {isInvalid && (
        <span role="alert" id={id} className={classes.numberProblem}>
          {problem}
        </span>
      )}
    </span>
  )
}
