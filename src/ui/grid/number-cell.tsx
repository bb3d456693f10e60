import { useId, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { parseWholeNumber, validateWholeNumber } from '#/fields/whole-number'
import classes from './number-cell.module.css'

interface Props {
  /** The accessible name; it names the row too. */
  label: string
  /** What the server has. */
  value: number
  /** The smallest value kept: what is typed below it becomes it. Left out, negative numbers are kept. */
  floor?: number
  hint?: string
  /** The last change was not made. */
  failed?: boolean
  /** Saves a changed value; resolves when the row shows it, or shows again what the server has. */
  onSave: (value: number) => Promise<unknown>
}

/** What stands in the input while it is not what the server has. */
interface Draft {
  text: string
  problem?: string
  isSaving?: boolean
}

/**
 * A number edited where it stands: Enter or leaving saves, Esc takes the typing back, nothing typed and nothing
 * changed send nothing. A text that is no number stays, with what is wrong about it. Rows read again meanwhile
 * do not touch what is being typed (CD-30).
 */
export function NumberCell({ label, value, floor, hint, failed = false, onSave }: Props) {
  const problemId = useId()
  const [draft, setDraft] = useState<Draft>()
  // Not state: Enter, and the leaving that may follow it, come before anything is drawn.
  const sent = useRef(false)

  const commit = (input: HTMLInputElement) => {
    if (sent.current || draft === undefined) return
    // The browser hides what is no number from `value`, and tells only that there is something.
    const isBad = input.validity.badInput
    if (draft.text.trim() === '' && !isBad) return setDraft(undefined)
    const number = isBad ? undefined : parseWholeNumber(draft.text)
    if (number === undefined) {
      const problem = validateWholeNumber(isBad ? '?' : draft.text, { min: Number.MIN_SAFE_INTEGER })
      return setDraft({ ...draft, problem })
    }
    const wanted = floor === undefined ? number : Math.max(floor, number)
    if (wanted === value) return setDraft(undefined)
    sent.current = true
    setDraft({ text: String(wanted), isSaving: true })
    const settled = () => {
      sent.current = false
      setDraft(undefined)
    }
    return void onSave(wanted).then(settled, settled)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit(event.currentTarget)
    if (event.key === 'Escape' && !sent.current) setDraft(undefined)
  }
  const isInvalid = draft?.problem !== undefined
  return (
    <span className={classes.cell}>
      {/* A plain element: a list draws dozens of them at a time. */}
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
        <span role="alert" id={problemId} className={classes.problem}>
          {draft.problem}
        </span>
      )}
    </span>
  )
}
