import type { ClipboardEvent, FocusEvent, FormEvent, KeyboardEvent, RefObject } from 'react'
import type { MoneyScale } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { knownRecord, recordName, type NamedRow } from '#/resources/known-record'
import { lastKnownStatus } from '#/resources/status/status'
import { isComposing } from '#/ui/language/is-composing'
import { isTable, parseClipboardTable } from './clipboard-table'
import type { CellChange } from './edit-changes'
import { cellOf, parseCell, typedText, type EditDefinition } from './edit-definition'
import type { EditStore } from './edit-store'

/** What edit mode shows. */
export interface EditView<Row> {
  definition: EditDefinition<Row>
  /** The rows of the page from top to bottom, by id. */
  rows: ReadonlyMap<string, Row>
  /** Members in the order of their columns. */
  members: readonly string[]
  /** Ids of the selected rows. */
  selected: readonly string[]
  scale: MoneyScale
}

/** A text for a cell. */
interface CellInput {
  id: string
  member: string
  text: string
}

/** The cell of an input: `[data-member]` in a row. */
function cellOfInput(input: HTMLInputElement): CellInput | undefined {
  const id = input.closest<HTMLElement>('tr[data-row]')?.dataset.row
  const { member } = input.dataset
  return id === undefined || member === undefined ? undefined : { id, member, text: input.value }
}

const inputOf = ({ target }: { target: EventTarget }) =>
  target instanceof HTMLInputElement && target.dataset.member !== undefined ? target : undefined

/** Focuses the same column's cell in the next row that has one (`step` 1), or the one before (-1). */
function moveFrom(input: HTMLInputElement, step: 1 | -1): void {
  const { member = '' } = input.dataset
  const inputs = [
    ...(input
      .closest('tbody')
      ?.querySelectorAll<HTMLInputElement>(`input[data-member="${CSS.escape(member)}"]`) ?? []),
  ]
  const next = inputs[inputs.indexOf(input) + step]
  next?.focus()
  next?.select()
}

/** What can be done in edit mode with what it shows now: typing, pasting, filling. */
export function editActions<Row extends NamedRow>(
  store: EditStore,
  view: EditView<Row>,
  /** The cell that had the focus last. */
  last: RefObject<Omit<CellInput, 'text'> | undefined>,
) {
  const { definition, rows, members, selected, scale } = view
  const ids = [...rows.keys()]

  /** What a text changes in a cell; undefined for a cell that cannot be edited. */
  const changeOf = ({ id, member, text }: CellInput): CellChange | undefined => {
    const row = rows.get(id)
    const model = row && cellOf(definition, row, member)
    if (!model || model.reason) return undefined
    const parsed = parseCell(model, text, scale)
    const change = {
      ...knownRecord(row, recordName(definition.noun, row)),
      server: lastKnownStatus().start_time,
      member,
      from: model.stored,
    }
    if ('problem' in parsed) return { ...change, text }
    return { ...change, text: typedText(model.field, parsed.value, scale), value: parsed.value }
  }

  /** Keeps what was typed in a cell. */
  const commit = (input: HTMLInputElement | null | undefined): void => {
    const cell = input?.dataset.typed !== undefined && cellOfInput(input)
    if (!cell) return
    delete input.dataset.typed
    const change = changeOf(cell)
    const before = store.read().changes
    if (change) store.change([change])
    // Nothing is rendered: `-5` where 0 is stored and no value is negative.
    if (store.read().changes === before) input.value = input.defaultValue
  }

  /** Changes several cells as one step, and tells how many could not be changed; `noteOf` gets the number of valid ones. */
  const apply = (inputs: readonly CellInput[], leftOut = 0, noteOf = (_valid: number) => ''): void => {
    const changes = inputs.flatMap((input) => changeOf(input) ?? [])
    const skipped = inputs.length - changes.length + leftOut
    const skippedNote = skipped > 0 ? t('editMode.leftOut', { n: skipped }) : ''
    const valid = changes.filter(({ value }) => value !== undefined).length
    store.change(changes, [noteOf(valid), skippedNote].filter(Boolean).join(' '))
  }

  /** Puts a pasted block into the cells to the right and below. */
  const paste = (from: CellInput, lines: ReadonlyArray<readonly string[]>): void => {
    const [top, left] = [ids.indexOf(from.id), members.indexOf(from.member)]
    const inputs = lines.flatMap((line, y) =>
      line.flatMap((text, x): CellInput[] => {
        const [id, member] = [ids[top + y], members[left + x]]
        // As in an input, which holds one line: no form could make or show a name of two.
        const oneLine = text.replaceAll(/[\r\n]+/g, ' ')
        return id === undefined || member === undefined ? [] : [{ id, member, text: oneLine }]
      }),
    )
    apply(inputs, lines.flat().length - inputs.length)
  }

  /** Repeats the last cell in the selected rows, or in those below if none is selected. */
  const fill = (): void => {
    const from = last.current
    const row = from && rows.get(from.id)
    const model = row && cellOf(definition, row, from.member)
    if (!model) return store.tell(t('editMode.fill.selectFirst'))
    const changed = store.read().changes.find(({ id }) => id === row.id)?.cells[from.member]
    // Not the text that was typed: the list may show quotas in another unit since.
    const text =
      changed && changed.value === undefined
        ? changed.text
        : typedText(model.field, changed?.value ?? model.stored, scale)
    const targets = selected.length > 0 ? selected : ids.slice(ids.indexOf(from.id) + 1)
    const inputs = targets.filter((id) => id !== from.id).map((id) => ({ id, member: from.member, text }))
    return apply(inputs, 0, (n) => t('editMode.filled', { n }))
  }

  /** What a key with Ctrl or Command does; the input itself takes back what is being typed. */
  const commandOf = (key: string, hasShift: boolean, isTyped: boolean) => {
    if (key === 'd' && !hasShift) return fill
    if (isTyped) return undefined
    if (hasShift ? key === 'z' : key === 'y') return store.redo
    return key === 'z' ? store.undo : undefined
  }

  return {
    commit,
    fill,
    /** Event handlers for the `tbody`. */
    events: {
      onInput: (event: FormEvent) => {
        const input = inputOf(event)
        if (input) input.dataset.typed = ''
      },
      onFocus: (event: FocusEvent) => {
        const input = inputOf(event)
        if (input) last.current = cellOfInput(input)
      },
      onBlur: (event: FocusEvent) => {
        // The window has lost the focus, not the cell: it gets it back with the window.
        if (event.target !== document.activeElement) commit(inputOf(event))
      },
      onKeyDown: (event: KeyboardEvent) => {
        const input = inputOf(event)
        const { key, shiftKey, ctrlKey, metaKey, altKey } = event
        // The keys of an input method choose and confirm what it offers.
        if (!input || altKey || isComposing(event)) return
        if (ctrlKey || metaKey) {
          const command = commandOf(key.toLowerCase(), shiftKey, input.dataset.typed !== undefined)
          if (!command) return
          event.preventDefault()
          commit(input)
          command()
        } else if (key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp') {
          event.preventDefault()
          commit(input)
          moveFrom(input, key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 1)
        } else if (key === 'Escape' && input.dataset.typed !== undefined) {
          event.preventDefault()
          input.value = input.defaultValue
          delete input.dataset.typed
        }
      },
      onPaste: (event: ClipboardEvent) => {
        const input = inputOf(event)
        const text = event.clipboardData.getData('text/plain')
        const cell = input && isTable(text) && cellOfInput(input)
        if (!cell) return
        event.preventDefault()
        delete input.dataset.typed
        paste(cell, parseClipboardTable(text))
      },
    },
  }
}
