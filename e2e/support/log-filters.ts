import { expect, type Locator, type Page } from '@playwright/test'

/** Page object for time range and filters of the log, in English. */
export class LogFilters {
  readonly rangeButton: Locator
  readonly filterButton: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.rangeButton = page.getByRole('button', { name: /^Time range: / })
    this.filterButton = page.getByRole('button', { name: 'Filters', exact: true })
  }

  /** Opens the inputs for start and end. */
  async openRange(): Promise<void> {
    await this.rangeButton.click()
    await expect(this.#page.getByLabel('Start time')).toBeVisible()
  }

  /** Selects a relative range. */
  async selectRange(name: string): Promise<void> {
    await this.rangeButton.click()
    await this.#page.getByRole('button', { name, exact: true }).click()
    await expect(this.rangeButton).toHaveAccessibleName(`Time range: ${name}`)
  }

  /** Opens the inputs for type and names. */
  async open(): Promise<void> {
    await this.filterButton.click()
    await expect(this.input('Type')).toBeFocused()
  }

  /** Input of a name; its list of choices has the same label. */
  input(label: string): Locator {
    return this.#page.getByRole('combobox', { name: label, exact: true })
  }

  /** Fills the inputs of these labels and applies them. */
  async apply(values: Record<string, string>): Promise<void> {
    await this.open()
    for (const [label, value] of Object.entries(values)) {
      if (label === 'Type') {
        await this.input(label).click()
        await this.#page.getByRole('option', { name: value, exact: true }).click()
      } else await this.input(label).fill(value)
    }
    await this.#page.getByRole('button', { name: 'Apply', exact: true }).click()
  }

  /** Expects exactly these filters, such as `Model: gpt-4o`. */
  async shows(texts: readonly string[]): Promise<void> {
    const names = texts.map((text) => `Remove filter ${text}`)
    const buttons = this.#page.getByRole('button', { name: /^Remove filter / })
    await expect(buttons).toHaveCount(names.length)
    for (const name of names)
      await expect(this.#page.getByRole('button', { name, exact: true })).toBeVisible()
  }

  /** Removes one filter. */
  async remove(text: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Remove filter ${text}`, exact: true }).click()
  }
}
