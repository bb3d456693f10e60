import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { customCheck } from './custom-check'

const short = customCheck((text: string) => (text.length > 3 ? 'too long' : undefined))
const lower = customCheck((text: string) => (text === text.toLowerCase() ? undefined : 'too loud'))
const rule = z.string().check(short, lower)
const messageFor = (value: unknown) => rule.safeParse(value).error?.issues.map(({ message }) => message)

it('lets pass what nothing is wrong with, as it is', () => {
  expect(rule.parse('abc')).toBe('abc')
})

it('says in its own words what is wrong, and lets the next check speak too', () => {
  expect(messageFor('abcd')).toEqual(['too long'])
  expect(messageFor('ABCD')).toEqual(['too long', 'too loud'])
})

it('is not asked about what is of another type', () => {
  expect(messageFor(5)).toHaveLength(1)
})
