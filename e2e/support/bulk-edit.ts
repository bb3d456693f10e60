import { expect, type Locator, type Page } from '@playwright/test'

/** What a bulk edit changes, by the labels of its dialog. */
interface Edit {
  /** Title of the dialog, such as *Edit 3 users*. */
  title: string
  change: string
  how?: string
  /** A text to type, or the choice of a member with few values. */
  value: string
}

/** Page object of the bulk edit of a list. */
export class BulkEdit {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Selects rows of the list. */
  async select(names: readonly string[]): Promise<void> {
    for (const name of names)
      await this.#page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  }

  /** Opens the dialog for the selected rows and describes the change. */
  async describe({ title, change, how, value }: Edit): Promise<Locator> {
    const dialog = this.#page.getByRole('dialog', { name: title })
    if (!(await dialog.isVisible())) await this.#page.getByRole('button', { name: 'Edit selected' }).click()
    await dialog.getByRole('combobox', { name: 'Change' }).selectOption(change)
    if (how !== undefined) await dialog.getByRole('combobox', { name: 'How' }).selectOption(how)
    const choice = dialog.getByRole('combobox', { name: 'New value' })
    if (await choice.isVisible()) await choice.selectOption(value)
    else await dialog.getByRole('textbox').fill(value)
    return dialog
  }

  /** Returns the preview of a record. */
  preview(dialog: Locator, name: string): Locator {
    return dialog
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name: new RegExp(`^${name} #`) }) })
  }

  /** Returns the card of a run. */
  run(title: string): Locator {
    return this.#page.getByRole('article', { name: title, exact: true })
  }

  /** Puts back what a run has written, by its card. */
  async putBack(run: Locator, n: number): Promise<void> {
    await run.getByRole('button', { name: 'Put back' }).click()
    await this.#confirmPutBack(n)
  }

  /** Puts back what a run has written, by the notification at its end. */
  async undo(n: number): Promise<void> {
    const messages = this.#page.getByRole('region', { name: 'Messages' })
    await expect(messages.getByText(n === 1 ? 'Done' : `Done for all ${n}`, { exact: true })).toBeVisible()
    await messages.getByRole('button', { name: 'Undo' }).click()
    await this.#confirmPutBack(n)
  }

  async #confirmPutBack(n: number): Promise<void> {
    await this.#page
      .getByRole('dialog', { name: `Put ${n} ${n === 1 ? 'record' : 'records'} back?` })
      .getByRole('button', { name: 'Put back' })
      .click()
  }
}
