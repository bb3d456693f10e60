import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGridTable } from '#/ui/grid/grid-table'
import { rowsCsv } from './rows-csv'
import { defineColumns, nameColumn, statusColumn, timeInFile } from './list-columns'

interface Row {
  id: number
  name: string
  status: number
  created_time: number
}

const columns = defineColumns<Row>()([
  nameColumn,
  { id: 'key', header: 'common.key', cell: () => 'sk-secret' },
  statusColumn({
    labels: { 1: 'common.enabled' },
    tones: {},
    width: 6,
  }),
  {
    id: 'created_time',
    header: 'common.created',
    value: ({ created_time }) => created_time,
    inFile: timeInFile,
  },
])

it('rows as CSV: labels in place of numbers, no column without a value, and no formula', () => {
  const data: Row[] = [
    { id: 1, name: '=1+1', status: 1, created_time: 0 },
    { id: 2, name: 'a, b', status: 9, created_time: 1_700_000_000 },
  ]
  const { result } = renderHook(() => useGridTable<Row>({ data, columns: [...columns.definitions] }))
  const [head, first, second] = rowsCsv(result.current).split('\r\n')
  expect(head).toBe('\uFEFFName,Status,Created')
  expect(first).toBe("'=1+1,Enabled,")
  expect(second).toMatch(/^"a, b",.*9.*,2023-11-1\d \d\d:\d\d:20 [+-]\d\d:\d\d$/)
})
