import { afterEach, expect, it } from 'vitest'
import { redemptionFields } from '#/resources/redemption/redemption-fields'
import type { EditDefinition } from './edit-definition'
import { parseClipboardTable } from './clipboard-table'
import { editActions, type CellDraft, type EditView } from './edit-actions'
import { editStoreOf } from './edit-store'

interface Code {
  id: number
  name: string
  quota: number
}

/** Ids of the codes that cannot be edited. */
const used = new Set<number>()
const definition: EditDefinition<Code> = {
  kind: 'redemption.edit',
  title: String,
  rowName: ({ name }) => name,
  values: ({ name, quota }) => ({ name, quota }),
  fields: () => redemptionFields,
  quotas: ['quota'],
  readOnlyReason: ({ id }) => (used.has(id) ? 'redemption.bulk.used' : undefined),
}
const codes = [1, 2, 3].map((id) => ({ id, name: `code ${id}`, quota: 500_000 }))
const ids = codes.map(({ id }) => String(id))
const VIEW: EditView<Code> = {
  layout: { ids, members: ['name', 'quota'] },
  rows: new Map(codes.map((code) => [String(code.id), code])),
  scale: { perDollar: 500_000, inCurrency: true },
  definition,
  table: { current: null },
}
let owner = 0
afterEach(() => used.clear())

/** An edit mode with changes of its own; `shown` changes what it shows. */
function openEditMode() {
  owner += 1
  const store = editStoreOf(owner, 'redemption')
  const draft: { current: CellDraft<Code> | undefined } = { current: undefined }
  const shown = (patch: Partial<EditView<Code>>) => editActions<Code>(store, { ...VIEW, ...patch }, draft)
  const changed = (member: string) =>
    ids.map((id) => store.read().changes.get(Number(id))?.cells[member]?.value)
  return { store, shown, actions: shown({}), changed }
}

it('edit mode: a quota that was typed in another unit is filled down as the same quota', () => {
  const { actions, shown, changed } = openEditMode()
  actions.goTo({ id: '1', member: 'quota' })
  actions.paste([['2.50']])
  const inUnits = shown({ scale: { perDollar: 500_000, inCurrency: false } })
  expect(inUnits.textOf({ id: '1', member: 'quota' })).toBe('1250000')
  inUnits.goTo({ id: '3', member: 'quota' }, true)
  inUnits.fillDown()
  expect(changed('quota')).toEqual([1_250_000, 1_250_000, 1_250_000])
})

it('edit mode: a column of a spreadsheet with line ends in its cells is pasted as one line per cell, and what exceeds the page is told', () => {
  const { store, actions, changed } = openEditMode()
  actions.goTo({ id: '2', member: 'name' })
  actions.paste(parseClipboardTable('"spring\r\n\r\nsale"\r\n"say ""hi"""\r\nautumn\r\nwinter\r\n').lines)
  expect(changed('name')).toEqual([undefined, 'spring sale', 'say "hi"'])
  expect(store.read().message.note).toBe('2 cells were left out.')
})

it('edit mode: what is typed stays when its record can no longer be edited meanwhile', () => {
  const { actions, changed } = openEditMode()
  actions.goTo({ id: '2', member: 'name' })
  actions.edit()
  actions.type('spring')
  expect(actions.hasDraft()).toBe(true)
  used.add(2)
  actions.commit()
  expect(changed('name')).toEqual([undefined, 'spring', undefined])
  actions.paste([['summer']])
  expect(changed('name')).toEqual([undefined, 'spring', undefined])
})
