import { describe, expect, it } from 'vitest'
import { answerProblem } from '#/fields/answer-problem'
import type { Answer } from '#/fields/field'
import { answersOf, textOf } from './option-answers'
import { OPTION_RECORDS, optionFields } from './option-records'
import { pastedRatios } from './ratio-paste'
import { ratioOfPrice } from './ratio-price'
import { editableRatios, rawOf, sentRatios, tidied } from './ratio-text'

const MEGABYTE = 1024 * 1024
const LIMIT_MS = 200
const CHARACTERS = Array.from('{["\\/0.,:;@-$a \t\né')

/** Processor time, which does not depend on what else the machine does. */
function elapsedMs(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  return process.cpuUsage(start).user / 1000
}

describe.each(CHARACTERS)('a megabyte of %j', (character) => {
  const text = character.repeat(MEGABYTE)

  it('is validated in every option within 200 ms', () => {
    const slow: string[] = []
    for (const record of OPTION_RECORDS) {
      const asked = optionFields[record.key]
      if (!asked || record.ask.kind === 'switch') continue
      const answer: Answer = record.ask.kind === 'many' ? [text] : text
      const answers = { [record.key]: answer }
      if (elapsedMs(() => answerProblem(asked, answer, answers)) >= LIMIT_MS) slow.push(record.key)
      if (elapsedMs(() => textOf(record, answer)) >= LIMIT_MS) slow.push(record.key)
    }
    expect(slow).toEqual([])
  })

  it('is read from the server within 200 ms for each ratio', () => {
    for (const key of ['ModelRatio', 'CompletionRatio', 'GroupRatio']) {
      expect(elapsedMs(() => answersOf(new Map([[key, text]])))).toBeLessThan(LIMIT_MS)
    }
  })

  it.each([
    ['a cell', (typed: string) => rawOf(tidied(typed))],
    ['a price', (typed: string) => ratioOfPrice(typed, 500_000, 1)],
    ['the JSON of ratios', (typed: string) => sentRatios(editableRatios(typed))],
    ['pasted rows', pastedRatios],
    ['a pasted cell', (typed: string) => pastedRatios(`a\t"${typed}`)],
  ])('is typed into %s within 200 ms', (_, take) => {
    expect(elapsedMs(() => take(text))).toBeLessThan(LIMIT_MS)
  })
})
