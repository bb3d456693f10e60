import { expect, type Locator, type Page } from '@playwright/test'

/** The list on a page, by what a person sees of it. */
export class Grid {
  readonly table: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.table = page.getByRole('table')
  }

  /** The row of that name. */
  row(name: string): Locator {
    return this.table
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name, exact: true }) })
  }

  /** The names of the rows shown, from top to bottom. */
  names(): Promise<string[]> {
    return this.table.getByRole('rowheader').allInnerTexts()
  }

  /** Waits until exactly these rows are shown, in this order. */
  async shows(names: readonly string[]): Promise<void> {
    await expect(this.table.getByRole('rowheader')).toHaveText([...names])
  }

  /** Searches by the box above the list. */
  async search(keyword: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Search' }).fill(keyword)
    await this.#page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  }
}
