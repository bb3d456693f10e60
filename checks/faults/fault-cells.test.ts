import { expect, it } from 'vitest'
import { ALL_CALLS } from '../../e2e/faults/calls/all-calls'
import { isBaseClass } from '../../e2e/faults/fault-grid'
import { FAULTS } from '../../e2e/faults/faults'
import { browserCasesOf, documentCasesOf } from '../../e2e/faults/faults-of'

/** Number of cells per class of calls: 357 in total. */
const CELLS: Readonly<Record<string, number>> = {
  PUB: 28,
  LIST: 32,
  ITEM: 32,
  REF: 32,
  STAT: 31,
  AUTH: 31,
  GETFX: 32,
  CREATE: 31,
  SAVE: 32,
  TOGGLE: 32,
  DELETE: 30,
  EXT: 14,
}

it('fault grid: every cell of every class runs, once or more', () => {
  const cells = new Set(
    ALL_CALLS.flatMap((call) => [...documentCasesOf(call), ...browserCasesOf(call)])
      .map(({ title }) => /^FM-[A-Z]+-\d\d/.exec(title)?.[0])
      .filter((id) => id !== undefined),
  )
  const perClass: Record<string, number> = {}
  for (const id of cells) {
    const [, kind = ''] = id.split('-')
    perClass[kind] = (perClass[kind] ?? 0) + 1
  }
  expect(perClass).toEqual(CELLS)
})

it('fault grid: each fault runs in a browser too, and so does each class of the base grid', () => {
  const stories = ALL_CALLS.flatMap((call) => browserCasesOf(call).map(({ fault }) => ({ call, fault })))
  expect([...new Set(stories.map(({ fault }) => fault.id))].toSorted()).toEqual(FAULTS.map(({ id }) => id))
  const classes = ALL_CALLS.map(({ kind }) => kind).filter(isBaseClass)
  expect(stories.map(({ call }) => call.kind)).toEqual(expect.arrayContaining(classes))
})
