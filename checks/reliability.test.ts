import { describe, expect, it } from 'vitest'
import { casesPassed, countLines } from '../scripts/case-counts.mjs'
import { CASES, casesIn, promisedIn, promisedTexts, testsByCase, testsByText } from '../scripts/cases.mjs'

const promised = promisedIn()
const tests = testsByCase()
/** How the third column says that there is no test: with a reason. */
const REASON = /^not tested: .{10}/
const filesIn = (shown: string) => [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)

describe('docs/reliability.md', () => {
  it('promises each case once', () => {
    expect(promised.map(({ id }) => id)).toEqual(CASES)
    expect(promised.filter(({ promise }) => promise.length < 10)).toEqual([])
  })

  it('has a test for each, or the reason why there is none', () => {
    const bare = promised.filter(({ id, shown }) => !tests.has(id) && !REASON.test(shown))
    expect(bare).toEqual([])
  })

  it('names tests that name the case in their titles', () => {
    const wrong = promised.flatMap(({ id, shown }) =>
      filesIn(shown)
        .filter((file) => !tests.get(id)?.includes(file))
        .map((file) => `${id}: ${file}`),
    )
    expect(wrong).toEqual([])
  })

  it('says of no case that it has no test when it has one (npm run cases writes them in)', () => {
    const outdated = promised.filter(({ id, shown }) => tests.has(id) && filesIn(shown).length === 0)
    expect(outdated.map(({ id }) => id)).toEqual([])
  })
})

it('plays every hostile text it names', () => {
  const texts = testsByText()
  expect(promisedTexts().length).toBeGreaterThan(130)
  expect(promisedTexts().filter((id) => !texts.has(id))).toEqual([])
})

it('knows of no case that is not promised', () => {
  const known = new Set(CASES)
  expect([...tests.keys()].filter((id) => !known.has(id))).toEqual([])
})

it('counts cases by their titles: each once, and only when all its tests passed', () => {
  const nameless = { title: 'without a number', passed: false }
  const twice = [
    { title: `one (${CASES[0]}, ${CASES[1]})`, passed: true },
    { title: `another (${CASES[0]})`, passed: false },
  ]
  expect(casesIn(twice[0]?.title ?? '')).toEqual(CASES.slice(0, 2))
  expect(countLines(casesPassed([nameless, ...twice]))).toEqual(['shapes 1/2'])
})
