import { useId, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { parseWholeNumber, validateWholeNumber } from '#/fields/whole-number'
import classes from './grid-panel.module.css'

interface Props {
  /** The accessible name, including the name of the row. */
  label: string
  /** The stored value. */
  value: number
  /** The minimum: smaller input is clamped to it. Without it negative numbers are allowed. */
  floor?: number
  hint?: string
  /** Whether saving the last change failed. */
  failed?: boolean
  /** Saves a changed value; resolves when the row shows the new value, or the stored one again. */
  onSave: (value: number) => Promise<unknown>
}

/** The input text while it differs from the stored value. */
interface Draft {
  text: string
  problem?: string
  isSaving?: boolean
}

/**
 * A number input in a cell: Enter and blur save, Escape reverts; an empty or unchanged input sends nothing.
 * Invalid text stays, with an error message. A refetch does not overwrite the draft (CD-30).
 */
export function NumberCell({ label, value, floor, hint, failed = false, onSave }: Props) {
  const problemId = useId()
  const [draft, setDraft] = useState<Draft>()
  // A ref, not state: Enter and the blur after it may happen before the next render.
  const isSending = useRef(false)

  const commit = (input: HTMLInputElement) => {
    if (isSending.current || draft === undefined) return
    // For text that is not a number, the browser returns an empty `value` and sets `badInput`.
    const hasBadInput = input.validity.badInput
    if (draft.text.trim() === '' && !hasBadInput) return setDraft(undefined)
    const number = hasBadInput ? undefined : parseWholeNumber(draft.text)
    if (number === undefined) {
      const problem = validateWholeNumber(hasBadInput ? '?' : draft.text, { min: Number.MIN_SAFE_INTEGER })
      return setDraft({ ...draft, problem })
    }
    const newValue = floor === undefined ? number : Math.max(floor, number)
    if (newValue === value) return setDraft(undefined)
    isSending.current = true
    setDraft({ text: String(newValue), isSaving: true })
    const reset = () => {
      isSending.current = false
      setDraft(undefined)
    }
    return void onSave(newValue).then(reset, reset)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event.currentTarget)
    if (event.key === 'Escape' && !isSending.current) setDraft(undefined)
  }
  const isInvalid = draft?.problem !== undefined
  return (
    <span className={classes.numberCell}>
      {/* A plain element: a list renders dozens of them at once. */}
      <input
        type="number"
        step={1}
        min={floor}
        aria-label={label}
        title={hint}
        value={draft?.text ?? value}
        readOnly={draft?.isSaving}
        aria-busy={draft?.isSaving}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? problemId : undefined}
        data-failed={failed || undefined}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
          setDraft({ text: currentTarget.value })
        }
        onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => commit(currentTarget)}
        onKeyDown={onKeyDown}
      />
      {isInvalid && (
        <span role="alert" id={problemId} className={classes.numberProblem}>
          {draft.problem}
        </span>
      )}
    </span>
  )
}
