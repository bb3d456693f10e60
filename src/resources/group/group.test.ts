import { expect, it } from 'vitest'
import { groupNamesSchema } from './group'

it('group names: unique and sorted, whatever the order in the response (SH-65)', () => {
  expect(groupNamesSchema.parse(['vip', 'default', ' vip', '', 7, 'svip'])).toEqual([
    'default',
    'svip',
    'vip',
  ])
})

it('group names: omits a name with a comma, which would split into two (SH-65)', () => {
  expect(groupNamesSchema.parse(['a,b', 'c'])).toEqual(['c'])
})

it('group names: parses null as an empty list', () => expect(groupNamesSchema.parse(null)).toEqual([]))
