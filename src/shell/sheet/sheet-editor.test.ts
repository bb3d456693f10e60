// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { redemptionFields } from '#/resources/redemption/redemption-fields'
import type { SheetDefinition } from './sheet-definition'
import { createSheetEditor, type SheetView } from './sheet-editor'
import { parseClipboardTable } from './sheet-events'
import { sheetStoreOf } from './sheet-state'

interface Code {
  id: number
  name: string
  quota: number
}

/** Ids of the codes that cannot be edited. */
const used = new Set<number>()
const definition: SheetDefinition<Code> = {
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
const VIEW: SheetView<Code> = {
  layout: { ids, members: ['name', 'quota'] },
  rows: new Map(codes.map((code) => [String(code.id), code])),
  scale: { perDollar: 500_000, inCurrency: true },
  body: { current: null },
}
let owner = 0
afterEach(() => used.clear())

/** An editor with a store of its own. */
function openSheet() {
  owner += 1
  const store = sheetStoreOf(owner, 'redemption')
  const editor = createSheetEditor<Code>(store, definition, VIEW)
  const changed = (member: string) =>
    ids.map((id) => store.read().batch.get(Number(id))?.cells[member]?.value)
  return { store, editor, changed }
}

it('sheet: a quota that was typed in another unit is filled down as the same quota', () => {
  const { editor, changed } = openSheet()
  editor.goTo({ id: '1', member: 'quota' })
  editor.paste([['2.50']])
  editor.show({ ...VIEW, scale: { perDollar: 500_000, inCurrency: false } })
  expect(editor.textOf({ id: '1', member: 'quota' })).toBe('1250000')
  editor.selectRange({ id: '3', member: 'quota' }, { id: '1', member: 'quota' })
  editor.fillDown()
  expect(changed('quota')).toEqual([1_250_000, 1_250_000, 1_250_000])
})

it('sheet: a column of a spreadsheet with line ends in its cells is pasted as one line per cell, and what exceeds the page is told', () => {
  const { store, editor, changed } = openSheet()
  editor.goTo({ id: '2', member: 'name' })
  editor.paste(parseClipboardTable('"spring\r\n\r\nsale"\r\n"say ""hi"""\r\nautumn\r\nwinter\r\n').lines)
  expect(changed('name')).toEqual([undefined, 'spring sale', 'say "hi"'])
  expect(store.read().note).toBe('2 cells were left out.')
})

it('sheet: what is typed stays when its record can no longer be edited meanwhile', () => {
  const { editor, changed } = openSheet()
  editor.goTo({ id: '2', member: 'name' })
  editor.edit()
  editor.type('spring')
  expect(editor.hasDraft()).toBe(true)
  used.add(2)
  editor.commit()
  expect(changed('name')).toEqual([undefined, 'spring', undefined])
  editor.paste([['summer']])
  expect(changed('name')).toEqual([undefined, 'spring', undefined])
})
