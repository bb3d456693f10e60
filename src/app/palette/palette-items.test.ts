import { expect, it } from 'vitest'
import { noteChoice, rankItems, recentChoices } from './palette-items'

const itemsOf = (...labels: string[]) => labels.map((label) => ({ id: label, label }))
const ranked = (labels: readonly string[], text: string, recent: readonly string[] = []) =>
  rankItems(itemsOf(...labels), text, recent).items.map(({ label }) => label)

it('palette: an equal label comes first, then beginnings, words that begin so, and the rest', () => {
  const labels = ['Retokenise', 'Add token', 'Tokens', 'Token']
  expect(ranked(labels, 'token')).toEqual(['Token', 'Tokens', 'Add token', 'Retokenise'])
})

it('palette: a later word counts even if an earlier one contains the text', () => {
  expect(ranked(['subadd and add', 'subadd'], 'add')).toEqual(['subadd and add', 'subadd'])
  expect(ranked(['内添加', '添加渠道'], '添加')).toEqual(['添加渠道', '内添加'])
})

it('palette: of equal matches the latest choice comes first, a better match before it', () => {
  const labels = ['Add channel', 'Add token', 'Add user']
  expect(ranked(labels, 'add', ['Add user', 'Add token'])).toEqual(['Add user', 'Add token', 'Add channel'])
  expect(ranked(['Log out', 'Logs'], 'logs', ['Log out'])).toEqual(['Logs'])
  expect(ranked(['Settings', 'Logs in settings'], 'set', ['Logs in settings'])[0]).toBe('Settings')
})

it('palette: a blank text matches everything, with recent choices first, and spaces and case do not matter', () => {
  expect(ranked(['a', 'b', 'c'], ' ', ['c'])).toEqual(['c', 'a', 'b'])
  expect(ranked(['Tokens'], '  TOK ')).toEqual(['Tokens'])
  expect(ranked(['Tokens'], 'x')).toEqual([])
})

it('palette: keeps the twenty latest choices, each once', () => {
  for (let n = 0; n < 30; n += 1) noteChoice(`page-${n}`)
  noteChoice('page-20')
  expect(recentChoices()).toHaveLength(20)
  expect(recentChoices().slice(0, 2)).toEqual(['page-20', 'page-29'])
})
