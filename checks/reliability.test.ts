import { describe, expect, it } from 'vitest'
import {
  CASES,
  casesIn,
  casesPassed,
  countLines,
  promisedIn,
  promisedTexts,
  testsByCase,
  testsByText,
} from '../scripts/cases'

const promised = promisedIn()
const tests = testsByCase()
/** Third column of a case without a test: the reason. */
const REASON = /^not tested: .{10}/
const filesIn = (shown: string) => [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)

describe('docs/reliability.md', () => {
  it('lists each case once', () => {
    expect(promised.map(({ id }) => id)).toEqual(CASES)
    expect(promised.filter(({ promise }) => promise.length < 10)).toEqual([])
  })

  it('names a test for each case, or the reason why there is none', () => {
    const bare = promised.filter(({ id, shown }) => !tests.has(id) && !REASON.test(shown))
    expect(bare).toEqual([])
  })

  it('names only tests that have the case in their titles', () => {
    const wrong = promised.flatMap(({ id, shown }) =>
      filesIn(shown)
        .filter((file) => !tests.get(id)?.includes(file))
        .map((file) => `${id}: ${file}`),
    )
    expect(wrong).toEqual([])
  })

  it('gives no reason for a case that has a test (npm run cases updates the table)', () => {
    const outdated = promised.filter(({ id, shown }) => tests.has(id) && filesIn(shown).length === 0)
    expect(outdated.map(({ id }) => id)).toEqual([])
  })
})

it('docs/reliability.md: every hostile text it names has a test', () => {
  const texts = testsByText()
  expect(promisedTexts().length).toBeGreaterThan(130)
  expect(promisedTexts().filter((id) => !texts.has(id))).toEqual([])
})

it('docs/reliability.md: every case named in a test is listed', () => {
  const known = new Set(CASES)
  expect([...tests.keys()].filter((id) => !known.has(id))).toEqual([])
})

it('case counts: a case counts once, and only if all its tests passed', () => {
  const nameless = { title: 'without a number', passed: false }
  const twice = [
    { title: `one (${CASES[0]}, ${CASES[1]})`, passed: true },
    { title: `another (${CASES[0]})`, passed: false },
  ]
  expect(casesIn(twice[0]?.title ?? '')).toEqual(CASES.slice(0, 2))
  expect(countLines(casesPassed([nameless, ...twice]))).toEqual(['shapes 1/2'])
})
