// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { commonFields } from '#/resources/channel/channel-fields'
import type { SheetDefinition } from './sheet-definition'
import { createSheetEditor } from './sheet-editor'
import { sheetStoreOf } from './sheet-state'

interface Row {
  id: number
  weight: number
}
const definition: SheetDefinition<Row> = {
  kind: 'channel.edit',
  title: (n) => `Edit ${n}`,
  rowName: ({ id }) => `channel ${id}`,
  values: ({ weight }) => ({ weight }),
  fields: () => ({ weight: commonFields(false, true).weight }),
}
const viewOf = (ids: number[]) => ({
  layout: { ids: ids.map(String), members: ['weight'] },
  rows: new Map(ids.map((id) => [String(id), { id, weight: 1 }])),
  scale: { perDollar: 0, inCurrency: false },
  body: { current: null },
})

it('open editor: what is typed is kept when its row leaves the page', () => {
  const store = sheetStoreOf(1, 'channel')
  const editor = createSheetEditor(store, definition, viewOf([1, 2]))
  store.change({ active: { id: '2', member: 'weight' } })
  editor.edit('')
  editor.type('7')
  editor.show(viewOf([1, 3]))
  expect(store.read().editor).toBeUndefined()
  expect(store.read().batch.get(2)?.cells).toEqual({ weight: { from: 1, text: '7', value: 7 } })
})
