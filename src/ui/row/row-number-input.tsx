import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react'
import { plainWholeNumber } from '#/fields/number-text'
import { parseWholeNumber, validateWholeNumber } from '#/fields/whole-number'
import { activateRow } from '../grid/row-keys'
import { isComposing } from '../language/is-composing'
import classes from './row.module.css'
import { rowStateOf, type NumberDraft, type RowState, type RowStates } from './row-states'

interface Props {
  /** The name of the number in its row: the key of its draft and of its saves. */
  name: string
  rowId: string
  state: RowState
  /** The accessible name, including the name of the row. */
  label: string
  /** The stored value. */
  value: number
  /** The minimum. Without it negative numbers are allowed. */
  floor?: number | undefined
  hint?: string | undefined
}

/**
 * Returns a ref that shows a text in an uncontrolled input: `defaultValue` alone does not, once somebody has typed. It
 * has a new identity, so it runs with each render.
 */
const showing = (text: string) => (input: HTMLInputElement | null) => {
  if (!input) return
  if (input.value !== text) input.value = text
  announce(input)
}

/** Tells assistive technology the number, which a text input with this role does not do itself. */
function announce(input: HTMLInputElement): void {
  const number = parseWholeNumber(plainWholeNumber(input.value))
  if (number === undefined) input.removeAttribute('aria-valuenow')
  else input.setAttribute('aria-valuenow', String(number))
}

/**
 * A number input in a cell, without hooks: its draft is in the row states, its events are handled by the list
 * (`numberHandlers`). It is uncontrolled, so that a key renders nothing: with a controlled one, the answer to a key took a
 * third longer in a long list. Not `type="number"`: it changes by the mouse wheel, and hides what it cannot read.
 */
export function RowNumberInput({ name, rowId, state, label, value, floor, hint }: Props) {
  const draft = state.drafts[name]
  const text = draft?.text ?? String(value)
  const problemId = `problem-${rowId}-${name}`
  const isInvalid = draft?.problem !== undefined
  return (
    <span className={classes.numberCell}>
      <input
        role="spinbutton"
        inputMode={floor === undefined ? undefined : 'numeric'}
        autoComplete="off"
        aria-valuemin={floor}
        data-number={name}
        aria-label={label}
        title={hint}
        defaultValue={text}
        ref={showing(text)}
        readOnly={draft?.isSaving ?? state.deletion !== undefined}
        aria-busy={draft?.isSaving}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? problemId : undefined}
        data-failed={state.actions[name]?.error ? true : undefined}
      />
      {isInvalid && (
        <span role="alert" id={problemId} className={classes.numberProblem}>
          {draft.problem}
        </span>
      )}
    </span>
  )
}

/** Changes of the number by a key. */
const STEPS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
])

/** What the list knows of a number that is being edited. */
type EditedNumber = {
  /** The stored value. */
  value: number
  /** The minimum: smaller input is clamped to it. */
  floor?: number | undefined
  /** Saves a changed value; resolves when the row shows the new value, or the stored one again. */
  save: (value: number) => Promise<unknown>
}

const inputOf = ({ target }: { target: EventTarget }) => {
  if (!(target instanceof HTMLInputElement)) return undefined
  const name = target.dataset.number
  const rowId = target.closest<HTMLElement>('tr[data-row]')?.dataset.row
  return name === undefined || rowId === undefined ? undefined : { input: target, name, rowId }
}
type Edited = NonNullable<ReturnType<typeof inputOf>>

/**
 * Event handlers of all number inputs of a list, for its `tbody`: Enter and blur save, Escape reverts, and with nothing to
 * revert goes back to the name of the row, where its keys work; an empty or unchanged input sends nothing. Invalid text
 * stays, with an error message. A refetch does not overwrite the draft.
 */
export function numberHandlers(
  states: RowStates,
  find: (rowId: string, name: string) => EditedNumber | undefined,
) {
  const draftsOf = (rowId: string) => rowStateOf(states.read(), rowId).drafts
  const patchOf = ({ rowId, name }: Edited, draft: NumberDraft | undefined) => ({
    drafts: { ...draftsOf(rowId), [name]: draft },
  })
  const setDraft = (edited: Edited, draft: NumberDraft | undefined) =>
    states.change(edited.rowId, patchOf(edited, draft))

  const commit = (edited: Edited) => {
    const { name, rowId } = edited
    const draft = draftsOf(rowId)[name]
    const number = find(rowId, name)
    if (!draft || draft.isSaving || !number) return
    const text = plainWholeNumber(draft.text)
    if (text === '') return setDraft(edited, undefined)
    const parsed = parseWholeNumber(text)
    if (parsed === undefined) {
      const problem = validateWholeNumber(text, { min: Number.MIN_SAFE_INTEGER })
      return setDraft(edited, { ...draft, problem })
    }
    const value = number.floor === undefined ? parsed : Math.max(number.floor, parsed)
    if (value === number.value) return setDraft(edited, undefined)
    setDraft(edited, { text: String(value), isSaving: true })
    const reset = () => setDraft(edited, undefined)
    return void number.save(value).then(reset, reset)
  }

  const type = (edited: Edited) => {
    const draft = draftsOf(edited.rowId)[edited.name]
    if (draft?.isSaving) return
    announce(edited.input)
    const typed = { text: edited.input.value }
    if (draft?.problem !== undefined) return setDraft(edited, typed)
    // The input shows it already.
    states.changeQuietly(edited.rowId, patchOf(edited, typed))
  }

  /** Adds `change` to the typed number, as the arrow keys of a number input do. */
  const step = (edited: Edited, change: number) => {
    const { input, name, rowId } = edited
    const number = parseWholeNumber(plainWholeNumber(input.value))
    if (number === undefined || input.readOnly) return
    const floor = find(rowId, name)?.floor ?? Number.MIN_SAFE_INTEGER
    input.value = String(Math.min(Number.MAX_SAFE_INTEGER, Math.max(floor, number + change)))
    type(edited)
  }

  return {
    onChange: (event: ChangeEvent) => {
      const edited = inputOf(event)
      if (edited) type(edited)
    },
    onBlur: (event: FocusEvent) => {
      const edited = inputOf(event)
      if (edited) commit(edited)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const edited = inputOf(event)
      // The keys of an input method choose and confirm what it offers.
      if (!edited || isComposing(event)) return
      if (event.key === 'Enter') commit(edited)
      const change = STEPS.get(event.key)
      if (change !== undefined) {
        // The caret stays where it is.
        event.preventDefault()
        step(edited, change)
      }
      if (event.key === 'Escape') {
        const draft = draftsOf(edited.rowId)[edited.name]
        if (draft && !draft.isSaving) setDraft(edited, undefined)
        else activateRow(edited.input.closest('tr'))
      }
    },
  }
}
