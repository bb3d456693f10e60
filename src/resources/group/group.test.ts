import { expect, it } from 'vitest'
import { groupNames } from './group'

it('reads each name once, sorted, whatever order they come in (SH-65)', () => {
  expect(groupNames.parse(['vip', 'default', ' vip', '', 7, 'svip'])).toEqual(['default', 'svip', 'vip'])
})

it('leaves out a name with a comma, which would become two (SH-65)', () => {
  expect(groupNames.parse(['a,b', 'c'])).toEqual(['c'])
})

it('reads nothing as none', () => expect(groupNames.parse(null)).toEqual([]))
