import { expect, type Locator, type Page } from '@playwright/test'

/** The menu of what can be done to all rows. */
const ALL_ROWS = /^(More|更多)$/
const MORE = /^(More actions for .*|.* 的更多操作)$/

/** Page object for the list (grid) on a page. */
export class Grid {
  readonly table: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    // The list takes the focus; the table that goes with the chart of the log does not.
    this.table = page.getByRole('table').and(page.locator('[tabindex]'))
  }

  /** Returns the row with that row header. */
  row(name: string): Locator {
    return this.table
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name, exact: true }) })
  }

  /** Returns the cell of a row below that heading, as soon as the list has the heading. */
  async cell(row: Locator, heading: string): Promise<Locator> {
    let column = -1
    const find = async () => {
      const headings = await this.table.getByRole('columnheader').allInnerTexts()
      column = headings.indexOf(heading)
      return column
    }
    await expect.poll(find, `a column "${heading}"`).toBeGreaterThanOrEqual(0)
    return row.getByRole('cell').or(row.getByRole('rowheader')).nth(column)
  }

  /** Returns the button of a row's menu. */
  more(name: string): Locator {
    return this.row(name).getByRole('button', { name: MORE })
  }

  /** Shows all cells and buttons of a row, which are behind a button on phones. */
  async open(name: string): Promise<void> {
    await this.row(name).waitFor()
    const opener = this.row(name).getByRole('button', { name: /^Details of |的详情$/, expanded: false })
    if (await opener.isVisible()) await opener.click()
  }

  /** Opens the menu of a row. */
  async openMenu(name: string): Promise<Locator> {
    await this.open(name)
    await this.more(name).click()
    const menu = this.#page.getByRole('menu', { name: MORE })
    await expect(menu).toBeVisible()
    return menu
  }

  /** Returns the button of an action, or that of the menu with the action. */
  async control(name: string, action: string): Promise<Locator> {
    await this.open(name)
    await this.more(name).waitFor()
    const button = this.row(name).getByRole('button', { name: `${action} ${name}`, exact: true })
    return (await button.count()) > 0 ? button : this.more(name)
  }

  /** Presses an action of a row: its button, or the item of the row's menu. */
  async press(name: string, action: string): Promise<void> {
    const control = await this.control(name, action)
    // Read before the click, which may rename the button.
    const isMenu = (await control.getAttribute('aria-haspopup')) === 'menu'
    await control.click()
    if (!isMenu) return
    await this.#page
      .getByRole('menu', { name: MORE })
      .getByRole('menuitem', { name: action, exact: true })
      .click()
  }

  /** Shows the controls of the toolbar, which are behind a button on phones. */
  async openControls(): Promise<void> {
    const toggle = this.#page.getByRole('button', {
      name: /^(Filters and more|Columns and more|筛选及更多|列及更多)/,
      expanded: false,
    })
    if (await toggle.isVisible()) await toggle.click()
  }

  /** Opens the row of filters that few people need. */
  async openMoreFilters(): Promise<void> {
    await this.#page.getByRole('button', { name: 'More filters', expanded: false }).click()
  }

  /** Chooses what to do with all rows, in the menu of the toolbar. */
  async choose(action: string): Promise<void> {
    await this.openControls()
    await this.#page.getByRole('button', { name: ALL_ROWS }).click()
    await this.#page
      .getByRole('menu', { name: ALL_ROWS })
      .getByRole('menuitem', { name: new RegExp(`^${action}`) })
      .click()
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
