import type { ExpectedResponse, Case, Step } from './case'
import { fine } from './responses'
import { differences } from './differences'
import { peopleOf } from './people'
import { jsonOf, type Browser, type WireResponse, type Wire } from './wire'
import { filled, filledExpected, filledIn, memberAt, type Words } from './words'

/** Environment of a case run. */
export interface Run {
  wire: Wire
  rootPassword: string
  /** Saves the options that the case requires. */
  saveOptions: (options: Readonly<Record<string, string>>, root: Browser | undefined) => Promise<void>
}

let runs = 0

function nextHeaders(): Record<string, string> {
  runs += 1
  // A separate IP address per run, so that cases do not share rate limits (K3).
  return { 'x-forwarded-for': `10.${(runs >> 16) & 255}.${(runs >> 8) & 255}.${runs & 255}` }
}

function randomTag(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz'
  return Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
}

function responseDifferences(expected: ExpectedResponse, received: WireResponse, words: Words): string[] {
  const { status = 200, body, text, headers = {} } = expected
  const found = status === received.status ? [] : [`status: expected ${status}, got ${received.status}`]
  if (body !== undefined) found.push(...differences(filledExpected(body, words), jsonOf(received), 'body'))
  if (text !== undefined) found.push(...differences(filledExpected(text, words), received.text, 'text'))
  for (const [name, value] of Object.entries(headers)) {
    const line = received.headers.find(([header]) => header.toLowerCase() === name)?.[1]
    found.push(...differences(filledExpected(value, words), line, name))
  }
  return found
}

async function stepDifferences(step: Step, browser: Browser, words: Words): Promise<string[]> {
  const call = filledIn(step.call, words)
  const headers = Object.entries(step.headers ?? {}).map(([name, value]) => [name, filledIn(value, words)])
  const received = await browser.request(call, filled(step.body, words), Object.fromEntries(headers))
  for (const [word, path] of Object.entries(step.keep ?? {}))
    words.set(word, memberAt(jsonOf(received), path))
  return responseDifferences(step.expect ?? fine, received, words).map((line) => `${call} → ${line}`)
}

/** Runs a case and returns one line per difference. Stops at the first step that differs. */
export async function runCase(testCase: Case, { wire, rootPassword, saveOptions }: Run): Promise<string[]> {
  const now = Math.floor(Date.now() / 1000)
  const words: Words = new Map<string, unknown>([
    ['tag', randomTag()],
    ['now', now],
    ['past', now - 3600],
    ['future', now + 3600],
    ['root.name', 'root'],
    ['root.id', 1],
    ['root.password', rootPassword],
  ])
  const people = await peopleOf(testCase, wire, words, nextHeaders())
  if (testCase.options) await saveOptions(testCase.options, people.get('root'))
  for (const step of testCase.steps) {
    const browser = people.get(step.as ?? 'nobody')
    if (!browser) throw new Error(`no account prepared for ${step.as} for ${testCase.name}`)
    // oxlint-disable-next-line no-await-in-loop -- the steps of a case run in sequence
    const found = await stepDifferences(step, browser, words)
    if (found.length > 0) return found
  }
  return []
}
