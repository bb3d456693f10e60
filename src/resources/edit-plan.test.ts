import { expect, it } from 'vitest'
import {
  CHOICE_WAYS,
  LIST_WAYS,
  listDifference,
  numberWays,
  planEdit,
  type EditMember,
  type EditRecord,
  type EditWay,
} from './edit-plan'

const way = (ways: readonly EditWay[], name: EditWay['name']) => {
  const found = ways.find((candidate) => candidate.name === name)
  if (!found) throw new Error(name)
  return found
}
const [list, number] = [LIST_WAYS, numberWays(0)]

it.each([
  [list, 'add', 'a,b', 'b, c\nd', 'a,b,c,d'],
  [list, 'add', '', 'a，b', 'a,b'],
  [list, 'remove', 'a,b,c', 'c\na', 'b'],
  [list, 'replace', 'a', 'x,x, y', 'x,y'],
  [number, 'set', 1, ' 7 ', 7],
  [number, 'plus', 5, '-3', 2],
  [number, 'plus', 1, '-3', 0],
  [number, 'times', 3, '1.5', 5],
  [number, 'set', 1, '1.5', undefined],
  [number, 'set', 1, '-3', undefined],
  [number, 'set', 1, '', undefined],
  [number, 'times', 1, 'x', undefined],
  [CHOICE_WAYS, 'set', 1, '2', 2],
] as const)('edit %#: %s of the list of ways changes %s by %s', (ways, name, before, input, after) =>
  expect(way(ways, name).apply(before, input)).toBe(after),
)

const MODELS: EditMember = {
  name: 'models',
  label: 'job.edit.member',
  input: 'list',
  ways: LIST_WAYS,
  check: (after) => (after === '' ? 'job.edit.problem.blank' : undefined),
}
const RECORDS: EditRecord[] = [
  { id: 1, name: 'one', values: { models: 'a,b', weight: 1 } },
  { id: 2, name: 'two', values: { models: 'b' } },
  { id: 3, name: 'three', values: { models: 'c' } },
]

it('edit plan: tells per record the change, no change, or why it is not possible', () => {
  const [first, second, third] = planEdit(RECORDS, MODELS, way(LIST_WAYS, 'remove'), () => 'b')
  expect(first?.change).toEqual({ from: { models: 'a,b' }, to: { models: 'a' } })
  expect(second).toMatchObject({ after: '', problem: 'job.edit.problem.blank' })
  expect(third).toEqual({ id: 3, name: 'three', before: 'c', after: 'c' })
})

it('edit plan: takes an input per record', () => {
  const planned = planEdit(RECORDS, MODELS, way(LIST_WAYS, 'add'), (id) => `m${id}`)
  expect(planned.map(({ after }) => after)).toEqual(['a,b,m1', 'b,m2', 'c,m3'])
})

it('list difference: the names gained and lost', () =>
  expect(listDifference('a,b', 'b,c')).toEqual({ added: ['c'], removed: ['a'] }))
