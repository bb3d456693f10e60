import { expect as expectValue } from 'vitest'
import { eventually } from './document-clock'
import { isChecked, isDisabled, isShown, matchesText } from './document-elements'
import { DocumentLocator } from './document-locator'
import { DocumentPage } from './document-page'

type Text = string | RegExp
function valueOf(element: Element): string {
  const hasValue =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  if (!hasValue) throw new Error(`no value: ${element.tagName}`)
  return element.value
}
/** The texts of the elements that an attribute names by their ids. */
const referredTexts = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .flatMap((id) => (id === '' ? [] : [document.getElementById(id)?.textContent ?? '']))
const nameOf = (element: Element) =>
  (
    referredTexts(element, 'aria-labelledby').join(' ') ||
    (element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent ?? '')
  )
    .replaceAll(/\s+/g, ' ')
    .trim()
const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
const matches = (actual: string, expected: Text) =>
  typeof expected === 'string' ? actual === expected.replaceAll(/\s+/g, ' ').trim() : expected.test(actual)

/** What a locator is compared with: `actual` for the message of a failure. */
interface Comparison {
  isMet: boolean
  actual: unknown
}

const compare = (isMet: boolean, actual: unknown): Comparison => ({ isMet, actual })

/** The assertions of Playwright about elements that the shared stories use. */
const ASSERTIONS = {
  toBeVisible: (place: DocumentLocator) => {
    const element = place.one()
    return compare(element !== undefined && isShown(element), element?.outerHTML.slice(0, 200))
  },
  toBeHidden: (place: DocumentLocator) => {
    const element = place.one()
    return compare(element === undefined || !isShown(element), element?.outerHTML.slice(0, 200))
  },
  toBeAttached: (place: DocumentLocator) => compare(place.one() !== undefined, 'nothing'),
  toBeChecked: (place: DocumentLocator, { checked = true }: { checked?: boolean } = {}) =>
    compare(isChecked(place.only()) === checked, !checked),
  toBeDisabled: (place: DocumentLocator) => compare(isDisabled(place.only()), 'enabled'),
  toBeEditable: (place: DocumentLocator) => {
    const element = place.only()
    return compare(!isDisabled(element) && !element.hasAttribute('readonly'), element.outerHTML.slice(0, 200))
  },
  toHaveAccessibleDescription: (place: DocumentLocator, expected: Text) => {
    const element = place.only()
    const texts = referredTexts(element, 'aria-describedby')
    const own = element.getAttribute('aria-description') ?? element.getAttribute('title') ?? ''
    const actual = (texts.length > 0 ? texts.join(' ') : own).replaceAll(/\s+/g, ' ').trim()
    return compare(matches(actual, expected), actual)
  },
  toHaveAccessibleName: (place: DocumentLocator, expected: Text) => {
    const actual = nameOf(place.only())
    return compare(matches(actual, expected), actual)
  },
  toHaveCount: (place: DocumentLocator, count: number) => {
    const found = place.elements()
    return compare(
      found.length === count,
      found.map((one) => one.outerHTML.slice(0, 200)),
    )
  },
  toHaveText: (place: DocumentLocator, expected: Text | readonly Text[]) => {
    if (typeof expected === 'string' || expected instanceof RegExp) {
      const actual = textOf(place.only())
      return compare(matches(actual, expected), actual)
    }
    const texts = place.elements().map(textOf)
    const isMet =
      texts.length === expected.length && expected.every((one, at) => matches(texts[at] ?? '', one))
    return compare(isMet, texts)
  },
  toContainText: (place: DocumentLocator, expected: Text) => {
    const { textContent } = place.only()
    return compare(
      typeof expected === 'string'
        ? textOf(place.only()).includes(expected)
        : matchesText(textContent, expected),
      textContent,
    )
  },
  toHaveValue: (place: DocumentLocator, expected: Text) => {
    const actual = valueOf(place.only())
    return compare(typeof expected === 'string' ? actual === expected : expected.test(actual), actual)
  },
  toHaveAttribute: (place: DocumentLocator, name: string, expected: Text) => {
    const actual = place.only().getAttribute(name)
    return compare(actual !== null && matches(actual, expected), actual)
  },
  toBeEnabled: (place: DocumentLocator, { enabled = true }: { enabled?: boolean } = {}) => {
    const isEnabled = !isDisabled(place.only())
    return compare(isEnabled === enabled, isEnabled)
  },
  toBeFocused: (place: DocumentLocator) => {
    const focused = document.activeElement
    return compare(place.only() === focused, focused?.outerHTML.slice(0, 200))
  },
} as const

const PAGE_ASSERTIONS = {
  toHaveTitle: (_: DocumentPage, expected: Text) =>
    compare(matches(document.title, expected), document.title),
  toHaveURL: (page: DocumentPage, expected: Text) => {
    const url = page.url()
    const wanted = typeof expected === 'string' ? new URL(expected, url).href : expected
    return compare(typeof wanted === 'string' ? url === wanted : wanted.test(url), url)
  },
} as const

type Check = (subject: never, ...expected: never[]) => Comparison

/** How far the clock moves at most for a piece of a story that is tried until it passes, in ms. */
const PASS_LIMIT_MS = 60_000

/** The limit of an expectation in ms that its options name. */
const limitOf = (expected: readonly unknown[]): number | undefined => {
  const options = expected.at(-1)
  return typeof options === 'object' && options !== null && 'timeout' in options
    ? Number(options.timeout)
    : undefined
}

/** Binds assertions to their subject; each is tried until it is met, and so is its opposite below `not`. */
function bound(assertions: Record<string, Check>, subject: DocumentLocator | DocumentPage, message = '') {
  const bind = (isMet: boolean) =>
    Object.fromEntries(
      Object.entries(assertions).map(([name, check]) => [
        name,
        (...expected: unknown[]) =>
          eventually(() => {
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stories are checked against the types of Playwright
            const comparison = check(subject as never, ...(expected as never[]))
            if (comparison.isMet === isMet) return
            const wanted = `${isMet ? '' : 'not '}${name} ${expected.map(String).join(', ')}`
            throw new Error(
              `${message} ${String(subject)}: expected ${wanted}, but it is: ${JSON.stringify(comparison.actual)}`,
            )
          }, limitOf(expected)),
      ]),
    )
  return { ...bind(true), not: bind(false) }
}

function expectation(subject: unknown, message?: string) {
  if (subject instanceof DocumentLocator) return bound(ASSERTIONS, subject, message)
  if (subject instanceof DocumentPage) return bound(PAGE_ASSERTIONS, subject, message)
  if (typeof subject === 'function') return { toPass: () => eventually(() => subject(), PASS_LIMIT_MS) }
  // oxlint-disable-next-line vitest/valid-expect -- the story calls the matcher
  return expectValue(subject, message)
}

/** Tries an assertion about what `read` returns until it is met. */
function poll(read: () => unknown, message?: string | { intervals: number[] }) {
  const text = typeof message === 'string' ? message : undefined
  const matchers = (isMet: boolean) =>
    new Proxy(
      {},
      {
        get: (_, name: string): unknown => {
          if (name === 'not' && isMet) return matchers(false)
          return (...expected: unknown[]) =>
            eventually(async () => {
              // oxlint-disable-next-line vitest/valid-expect -- the matcher is called by its name
              const assertion = expectValue(await read(), text)
              const side: object = isMet ? assertion : assertion.not
              Reflect.get(side, name).apply(side, expected)
            })
        },
      },
    )
  return matchers(true)
}

/** Playwright's `expect`, for a document: stands for `@playwright/test` in the stories that run in one (vitest.config.ts). */
const { any, anything, arrayContaining, objectContaining, stringContaining, stringMatching, not } =
  expectValue
export const expect = Object.assign(expectation, {
  poll,
  // The first offender ends a story in a document.
  soft: expectation,
  any,
  anything,
  arrayContaining,
  objectContaining,
  stringContaining,
  stringMatching,
  not,
})
