import { expect, it } from 'vitest'
import { groupNamesSchema } from './group'

it('reads each name once, sorted, whatever order they come in (SH-65)', () => {
  expect(groupNamesSchema.parse(['vip', 'default', ' vip', '', 7, 'svip'])).toEqual([
    'default',
    'svip',
    'vip',
  ])
})

it('leaves out a name with a comma, which would become two (SH-65)', () => {
  expect(groupNamesSchema.parse(['a,b', 'c'])).toEqual(['c'])
})

it('reads nothing as none', () => expect(groupNamesSchema.parse(null)).toEqual([]))
