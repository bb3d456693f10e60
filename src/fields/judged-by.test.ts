import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { judgedBy } from './judged-by'

const short = judgedBy((text: string) => (text.length > 3 ? 'too long' : undefined))
const lower = judgedBy((text: string) => (text === text.toLowerCase() ? undefined : 'too loud'))
const rule = z.string().check(short, lower)
const says = (value: unknown) => rule.safeParse(value).error?.issues.map(({ message }) => message)

it('lets pass what nothing is wrong with, as it is', () => {
  expect(rule.parse('abc')).toBe('abc')
})

it('says in its own words what is wrong, and lets the next check speak too', () => {
  expect(says('abcd')).toEqual(['too long'])
  expect(says('ABCD')).toEqual(['too long', 'too loud'])
})

it('is not asked about what is of another type', () => {
  expect(says(5)).toHaveLength(1)
})
