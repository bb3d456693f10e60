// Reading and using elements of a document as a person would.
import { queryAllByRole } from '@testing-library/dom'
import type { Locator } from '@playwright/test'
import { userEvent } from '@testing-library/user-event'
import { eventually, settle } from './document-clock'

export type Text = string | RegExp
export type RoleOptions = NonNullable<Parameters<Locator['getByRole']>[1]>

export const normalised = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Whether a text matches as Playwright defines it: a part of it in any case, or with `exact` the whole. */
export function matchesText(text: string | null | undefined, expected: Text, exact = false): boolean {
  const actual = normalised(text)
  if (typeof expected !== 'string') return expected.test(actual)
  const wanted = normalised(expected)
  return exact ? actual === wanted : actual.toLowerCase().includes(wanted.toLowerCase())
}

const HIDING =
  '[hidden], dialog:not([open]), template, script, style, [style*="display: none"], [style*="visibility: hidden"]'

/** Whether an element is shown. A document without layout knows no style sheets. */
export function isShown(element: Element): boolean {
  if (!element.isConnected || element.closest(HIDING)) return false
  const folded = element.closest('details:not([open])')
  return !folded || folded === element || element.closest('summary')?.parentElement === folded
}

const isExposed = (element: Element) => isShown(element) && !element.closest('[aria-hidden="true"]')

/** Elements that contain a text, without those in which a child contains it too. */
export function elementsWithText(root: HTMLElement, matches: (text: string) => boolean): HTMLElement[] {
  const found: HTMLElement[] = []
  const visit = (element: Element): boolean => {
    if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)) return false
    let isInChild = false
    for (const child of element.children) isInChild = visit(child) || isInChild
    if (isInChild) return true
    if (!matches(element.textContent ?? '')) return false
    if (element instanceof HTMLElement) found.push(element)
    return true
  }
  visit(root)
  return found
}

const LABELLED = 'input, textarea, select, button, [aria-label], [aria-labelledby]'

/** Whether an element is labelled by a text that matches: of its references, or else of a `<label>` or its attribute. */
function isLabelled(matches: (text: string) => boolean): (element: Element) => boolean {
  // Asking each element for its labels takes several times as long.
  const labels = [...document.querySelectorAll('label')].filter((label) => matches(label.textContent))
  const fields = new Set<Element | null>(labels.map(({ control }) => control))
  return (element) => {
    const references = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
    if (references.length > 0)
      return references.some((id) => matches(document.getElementById(id)?.textContent ?? ''))
    const label = element.getAttribute('aria-label')
    return fields.has(element) || (label !== null && matches(label))
  }
}

/** Exposed elements with a role. Playwright counts passwords among the text boxes; they have no role of their own. */
export function elementsWithRole(
  root: HTMLElement,
  role: string,
  { name, exact, ...options }: RoleOptions,
): HTMLElement[] {
  const matches = name === undefined ? undefined : (text: string) => matchesText(text, name, exact)
  const found = queryAllByRole(root, role, { ...options, hidden: true, name: matches })
  const passwords =
    role === 'textbox' ? [...root.querySelectorAll<HTMLElement>('input[type="password"]')] : []
  const named = matches ? passwords.filter(isLabelled(matches)) : passwords
  return [...found, ...named].filter(isExposed)
}

export function elementsWithLabel(root: HTMLElement, text: Text, exact?: boolean): HTMLElement[] {
  const matches = (label: string) => matchesText(label, text, exact)
  return [...root.querySelectorAll<HTMLElement>(LABELLED)].filter(isLabelled(matches))
}

export function elementsWithAttribute(
  root: HTMLElement,
  name: string,
  text: Text,
  exact?: boolean,
): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[${name}]`)].filter((one) =>
    matchesText(one.getAttribute(name), text, exact),
  )
}

export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'
}

export function isChecked(element: Element): boolean {
  return element instanceof HTMLInputElement
    ? element.checked
    : element.getAttribute('aria-checked') === 'true'
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/** Dispatches an event of the mouse as if a person had caused it. Returns false if its default was prevented. */
export function dispatchByPerson(element: Element, event: Event): boolean {
  Object.defineProperty(event, 'isTrusted', { value: true })
  return element.dispatchEvent(event)
}

export function press(element: Element, detail = 1): void {
  const init = { bubbles: true, cancelable: true, composed: true, detail, button: 0 }
  dispatchByPerson(
    element,
    new PointerEvent('pointerdown', { ...init, pointerType: 'mouse', isPrimary: true }),
  )
  if (dispatchByPerson(element, new MouseEvent('mousedown', init))) {
    const target = element.closest<HTMLElement>(FOCUSABLE)
    if (target) target.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  dispatchByPerson(element, new PointerEvent('pointerup', { ...init, pointerType: 'mouse', isPrimary: true }))
  dispatchByPerson(element, new MouseEvent('mouseup', init))
  dispatchByPerson(element, new MouseEvent('click', init))
}

const keyboard = async (keys: string) => {
  await settle()
  await userEvent.setup({ delay: null }).keyboard(keys)
  await settle()
}

const userEventNames: Readonly<Record<string, string>> = { ControlOrMeta: 'Control', Space: ' ' }

/** Presses a key on the element that has the focus, such as `Enter` or `Control+A`. */
export async function pressKey(keys: string): Promise<void> {
  const names = keys.split('+').map((name) => userEventNames[name] ?? name)
  const key = names.pop() ?? ''
  const held = names.map((name) => `{${name}>}`).join('')
  await keyboard(`${held}{${key}}${names.map((name) => `{/${name}}`).join('')}`)
}

/** Types a text into the element that has the focus. */
export const typeText = (text: string): Promise<void> => keyboard(text.replaceAll(/[[{]/g, '$&$&'))

/** Chooses the option of a select by its label or value, as soon as there is one. */
export async function choose(element: HTMLSelectElement, wanted: string): Promise<void> {
  const option = await eventually(() => {
    const found = [...element.options].find(
      ({ value, label, textContent }) => normalised(label || textContent) === wanted || value === wanted,
    )
    if (found) return found
    throw new Error(`no option ${wanted} in ${element.outerHTML.slice(0, 200)}`)
  })
  await userEvent.setup({ delay: null }).selectOptions(element, option)
  await settle()
}

/** The elements of both lists, each once, in the order of the document. */
export function union(some: readonly HTMLElement[], others: readonly HTMLElement[]): HTMLElement[] {
  return [...new Set([...some, ...others])].toSorted((one, next) =>
    one.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
}
