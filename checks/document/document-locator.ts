import { fireEvent } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { eventually, settle } from './document-clock'
import {
  normalised,
  matchesText,
  isShown,
  elementsWithText,
  union,
  elementsWithRole,
  elementsWithLabel,
  elementsWithAttribute,
  isDisabled,
  isChecked,
  choose,
  dispatchByPerson,
  press,
  pressKey,
  typeText,
  type RoleOptions,
  type Text,
} from './document-elements'

/**
 * Elements of a document, found anew by each use, with what stories need of Playwright's `Locator`. An action waits for
 * its element on the clock of the document.
 */
export class DocumentLocator {
  readonly #find: () => HTMLElement[]
  readonly #description: string
  constructor(find: () => HTMLElement[], description: string) {
    this.#find = find
    this.#description = description
  }

  /** The elements as they are now. */
  elements(): HTMLElement[] {
    return this.#find()
  }

  /** The element as it is now, or undefined; throws if there are several. */
  one(): HTMLElement | undefined {
    const found = this.#find()
    if (found.length > 1)
      throw new Error(
        `strict mode violation: ${this.#description} is ${found.length} elements: ${found.map((one) => one.outerHTML.slice(0, 100)).join('\n')}`,
      )
    return found[0]
  }

  /** The element as it is now; throws if there is not exactly one. */
  only(): HTMLElement {
    const found = this.one()
    if (!found) throw new Error(`there is no ${this.#description}`)
    return found
  }

  readonly toString = (): string => this.#description

  #derive(find: () => HTMLElement[], description: string): DocumentLocator {
    return new DocumentLocator(find, `${this.#description} ${description}`)
  }

  #below(find: (root: HTMLElement) => HTMLElement[], description: string): DocumentLocator {
    return this.#derive(() => [...new Set(this.#find().flatMap((root) => find(root)))], description)
  }

  getByRole(role: string, { name, exact, ...options }: RoleOptions = {}): DocumentLocator {
    return this.#below(
      (root) => elementsWithRole(root, role, { name, exact, ...options }),
      `${role} ${String(name ?? '')}`,
    )
  }

  getByText(text: Text, { exact }: { exact?: boolean } = {}): DocumentLocator {
    return this.#below(
      (root) => elementsWithText(root, (actual) => matchesText(actual, text, exact)),
      `text ${String(text)}`,
    )
  }

  getByLabel(text: Text, { exact }: { exact?: boolean } = {}): DocumentLocator {
    return this.#below((root) => elementsWithLabel(root, text, exact), `label ${String(text)}`)
  }

  getByTitle(text: Text, { exact }: { exact?: boolean } = {}): DocumentLocator {
    return this.#below((root) => elementsWithAttribute(root, 'title', text, exact), `title ${String(text)}`)
  }

  getByPlaceholder(text: Text, { exact }: { exact?: boolean } = {}): DocumentLocator {
    return this.#below(
      (root) => elementsWithAttribute(root, 'placeholder', text, exact),
      `placeholder ${String(text)}`,
    )
  }

  getByTestId(id: string): DocumentLocator {
    return this.locator(`[data-testid="${id}"]`)
  }

  locator(selector: string): DocumentLocator {
    if (selector === '..')
      return this.#derive(() => this.#find().flatMap((one) => one.parentElement ?? []), '..')
    if (selector.startsWith('xpath=')) throw new Error(`a document has no ${selector}`)
    return this.#below((root) => [...root.querySelectorAll<HTMLElement>(selector)], selector)
  }

  filter({ has, hasText }: { has?: DocumentLocator; hasText?: Text }): DocumentLocator {
    return this.#derive(
      () => {
        const inner = has?.elements()
        return this.#find().filter(
          (one) =>
            (!inner || inner.some((child) => child !== one && one.contains(child))) &&
            (hasText === undefined || matchesText(one.textContent, hasText)),
        )
      },
      `with ${String(has ?? hasText)}`,
    )
  }

  and(other: DocumentLocator): DocumentLocator {
    return this.#derive(
      () => {
        const others = new Set(other.elements())
        return this.#find().filter((one) => others.has(one))
      },
      `and ${String(other)}`,
    )
  }

  or(other: DocumentLocator): DocumentLocator {
    return this.#derive(() => union(this.#find(), other.elements()), `or ${String(other)}`)
  }

  nth(index: number): DocumentLocator {
    return this.#derive(() => this.#find().slice(index, index + 1), `#${index}`)
  }

  first(): DocumentLocator {
    return this.nth(0)
  }

  last(): DocumentLocator {
    return this.#derive(() => this.#find().slice(-1), 'last')
  }

  /** Waits until the element is shown. */
  async waitFor(): Promise<void> {
    await this.#shown()
  }

  #shown(): Promise<HTMLElement> {
    return eventually(() => {
      const element = this.only()
      if (!isShown(element)) throw new Error(`${this.#description} is hidden`)
      return element
    })
  }

  #enabled(limitMs?: number): Promise<HTMLElement> {
    return eventually(() => {
      const element = this.only()
      if (!isShown(element) || isDisabled(element))
        throw new Error(`${this.#description} is hidden or disabled`)
      return element
    }, limitMs)
  }

  async click({ force = false, timeout }: { force?: boolean; timeout?: number } = {}): Promise<void> {
    press(force ? await this.#shown() : await this.#enabled(timeout))
    await settle()
  }

  async dblclick(): Promise<void> {
    const element = await this.#enabled()
    press(element)
    press(element, 2)
    dispatchByPerson(element, new MouseEvent('dblclick', { bubbles: true, cancelable: true, detail: 2 }))
    await settle()
  }

  async check(): Promise<void> {
    if (!isChecked(await this.#shown())) await this.click()
  }

  async uncheck(): Promise<void> {
    if (isChecked(await this.#shown())) await this.click()
  }

  async hover(): Promise<void> {
    await userEvent.setup({ delay: null }).hover(await this.#shown())
    await settle()
  }

  /** A document has no layout: all of it is in view. */
  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.#shown()
  }

  async focus(): Promise<void> {
    ;(await this.#shown()).focus()
    await settle()
  }

  async blur(): Promise<void> {
    ;(await this.#shown()).blur()
    await settle()
  }

  async fill(value: string): Promise<void> {
    const element = await this.#enabled()
    element.focus()
    fireEvent.input(element, { target: { value } })
    await settle()
  }

  async clear(): Promise<void> {
    await this.fill('')
  }

  async press(key: string): Promise<void> {
    const element = await this.#shown()
    element.focus()
    await pressKey(key)
  }

  async pressSequentially(text: string): Promise<void> {
    const element = await this.#shown()
    element.focus()
    await typeText(text)
  }

  async selectOption(choice: string | { label: string }): Promise<void> {
    const element = await this.#enabled()
    const wanted = typeof choice === 'string' ? choice : choice.label
    if (!(element instanceof HTMLSelectElement)) throw new Error(`no select: ${this.#description}`)
    await choose(element, wanted)
  }

  async inputValue(): Promise<string> {
    const element = await this.#shown()
    if (!('value' in element)) throw new Error(`no field: ${this.#description}`)
    return String(element.value)
  }

  async textContent(): Promise<string> {
    return (await this.#shown()).textContent ?? ''
  }

  async innerText(): Promise<string> {
    return normalised(await this.textContent())
  }

  async innerHTML(): Promise<string> {
    return (await this.#shown()).innerHTML
  }

  /** A locator of each element. */
  async all(): Promise<DocumentLocator[]> {
    await settle()
    return this.#find().map((_, index) => this.nth(index))
  }

  async allTextContents(): Promise<string[]> {
    await settle()
    return this.#find().map((one) => one.textContent ?? '')
  }

  async count(): Promise<number> {
    await settle()
    return this.#find().length
  }

  async isVisible(): Promise<boolean> {
    await settle()
    return this.#find().some(isShown)
  }
  async isHidden(): Promise<boolean> {
    return !(await this.isVisible())
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#shown()).getAttribute(name)
  }

  async allInnerTexts(): Promise<string[]> {
    return (await this.allTextContents()).map(normalised)
  }

  async evaluateAll<Result, Arg>(run: (elements: Element[], arg: Arg) => Result, arg: Arg): Promise<Result> {
    await settle()
    return run(this.#find(), arg)
  }

  async evaluate<Result>(run: (element: Element) => Result): Promise<Result> {
    return run(await this.#shown())
  }
}
