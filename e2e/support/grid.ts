import { expect, type Locator, type Page } from '@playwright/test'

/** Page object for the list (grid) on a page. */
export class Grid {
  readonly table: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.table = page.getByRole('table')
  }

  /** Returns the row with that row header. */
  row(name: string): Locator {
    return this.table
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name, exact: true }) })
  }

  /** Returns the row headers, from top to bottom. */
  names(): Promise<string[]> {
    return this.table.getByRole('rowheader').allInnerTexts()
  }

  /** Waits until the grid shows exactly these rows in this order. */
  async shows(names: readonly string[]): Promise<void> {
    await expect(this.table.getByRole('rowheader')).toHaveText([...names])
  }

  /** Searches with the search box above the grid. */
  async search(keyword: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Search' }).fill(keyword)
    await this.#page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  }
}
