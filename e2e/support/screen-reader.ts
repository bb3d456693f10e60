import { expect, type Locator, type Page } from '@playwright/test'

type Role =
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'gridcell'
  | 'heading'
  | 'link'
  | 'rowheader'
  | 'searchbox'
  | 'textbox'

/** Records in the page what live regions announce: text that is added or changed in them, and alerts that appear. */
const RECORD = `{
  const LIVE = '[role=status], [role=alert], [role=log], output, [aria-live]'
  const heard = (window.heard = [])
  const hear = (region) => heard.push(region.textContent.trim())
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (region) hear(region)
      else for (const node of addedNodes) if (node instanceof Element) {
        if (node.matches(LIVE)) hear(node)
        node.querySelectorAll(LIVE).forEach(hear)
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}`

/** What a person with a keyboard and a screen reader does and is told: no pointer, no `focus()`. */
export class ScreenReader {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** Starts to listen; before the page opens. */
  static async listen(page: Page): Promise<ScreenReader> {
    await page.addInitScript(RECORD)
    return new ScreenReader(page)
  }

  /** Waits until the focus is on the element of that role and name. */
  async isOn(role: Role, name: string | RegExp): Promise<void> {
    await expect(this.#page.getByRole(role, { name, exact: true })).toBeFocused()
  }

  /** Presses a key, such as Tab, until the element of that role and name has the focus. */
  async reach(
    role: Role,
    name: string | RegExp,
    key = 'Tab',
    place: Page | Locator = this.#page,
  ): Promise<void> {
    const wanted = place.getByRole(role, { name, exact: true })
    await expect(wanted).toBeVisible()
    for (let presses = 0; presses < 120; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await this.#page.keyboard.press(key)
    }
    await expect(wanted).toBeFocused()
  }

  /** Reaches a control and presses it. */
  async press(role: Role, name: string | RegExp, key = 'Tab', place?: Locator): Promise<void> {
    await this.reach(role, name, key, place)
    await this.#page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
  }

  /** Waits until a live region has announced a text. */
  async hears(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.#heard(text)).not.toEqual([])
  }

  /** Waits until a live region has announced a text, and expects that it was announced only once so far. */
  async hearsOnce(text: string | RegExp): Promise<void> {
    await this.hears(text)
    expect(await this.#heard(text)).toHaveLength(1)
  }

  /** The announcements so far that contain a text or match it. */
  async #heard(text: string | RegExp): Promise<string[]> {
    const heard = await this.#page.evaluate<string[]>('window.heard')
    return heard.filter((one) => (typeof text === 'string' ? one.includes(text) : text.test(one)))
  }

  /** Expects that the focus is on something. */
  async isSomewhere(): Promise<void> {
    await expect.poll(() => this.#page.evaluate('document.activeElement.tagName')).not.toBe('BODY')
  }
}
