import type { Page } from '@playwright/test'
import { BulkEdit } from '../support/bulk-edit'
import { openSection } from '../support/form'
import type { Grid } from '../support/grid'
import { LogFilters } from '../support/log-filters'
import type { Server } from '../support/server'
import { expect } from '../support/test'

interface Place {
  page: Page
  grid: Grid
  world: Server
  /** Checks the state that is reached so far. */
  accessible: () => Promise<void>
}

/** A state that must be opened first: where, what it shows, and how it is reached. */
export type State = readonly [address: string, shows: string, reach: (place: Place) => Promise<unknown>]

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
/** Closes the message of a failure: one that is fading out has too little contrast. */
export async function closeMessage(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByRole('button', { name: 'Close' }).click()
  await expect(messages.getByRole('alert')).toHaveCount(0)
}
const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check()

/** One of each menu, dialog, popover and kind of message. */
export const EACH_KIND: readonly State[] = [
  [
    '/channel',
    'the menu of a row',
    async ({ page, grid }) => {
      await grid.openMenu('xAI')
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    },
  ],
  [
    '/channel?hide=',
    'a failed test, an invalid number and a tooltip',
    async ({ page, grid, world }) => {
      await grid.open('xAI')
      await world.fault({ call: 'GET /api/channel/test/{id}', kind: 'refused', message: 'no', times: 1 })
      await press(page, 'Test xAI')
      await expect(grid.row('xAI')).toContainText('failed')
      await closeMessage(page)
      await page.getByRole('spinbutton', { name: 'Weight of xAI' }).fill('1.5')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Only digits are allowed here')).toBeVisible()
      await grid.row('Vertex AI').getByText('Not tested').locator('..').focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  ],
  [
    '/channel',
    'the question before an action on selected rows',
    async ({ page }) => {
      await select(page, 'xAI')
      await press(page, /^Disable$/)
      await dialog(page)
    },
  ],
  [
    '/channel/add',
    'a picker of types',
    async ({ page }) => {
      await page.getByRole('combobox', { name: 'Type' }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    '/channel/add',
    'errors of fields and several keys',
    async ({ page }) => {
      await openSection(page, 'Rewriting')
      await page.getByLabel('Model mapping').fill('{"a":"b"}')
      await press(page, 'Create channel')
      await expect(page.getByLabel('Name')).toBeFocused()
      await page.getByLabel('Create in batch').click()
      await page.getByLabel('Keys (one per line)').fill('a\nb')
    },
  ],
  [
    '/user',
    'the preview of a bulk edit',
    async ({ page }) => {
      const edit = new BulkEdit(page)
      await edit.select(['wealthy', 'a-preferred-name-of-many-letters'])
      const change = { change: 'Remaining quota', how: 'Add to the number', value: '500' }
      const preview = await edit.describe({ title: 'Edit 2 users', ...change })
      await expect(edit.preview(preview, 'wealthy').getByRole('cell')).toHaveCount(2)
    },
  ],
  [
    '/user/edit/3',
    'the dialog of an amount with its error',
    async ({ page }) => {
      await press(page, 'More actions for alice')
      await page.getByRole('menuitem', { name: 'Add or take an amount' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('dialog').getByLabel('Amount')).toBeFocused()
    },
  ],
  [
    '/user/edit/3',
    'a conflict',
    async ({ page, world }) => {
      await page.getByLabel('Remaining quota').fill('5000000')
      await world.call('PUT', '/api/user/', { id: 3, quota: 900_000 })
      await press(page, 'Save')
      const title = 'Changed by someone else in the meantime'
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    },
  ],
  [
    '/redemption',
    'a job and its report',
    async ({ page, world }) => {
      await world.fault({ call: 'DELETE /api/redemption/15', kind: 'refused', message: 'no', times: 1 })
      for (const name of ['newest', 'the whole bank']) await select(page, name)
      await press(page, 'Delete codes')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await press(page, 'Delete now')
      await expect(page.getByRole('button', { name: 'Retry failed' })).toBeVisible()
    },
  ],
  [
    '/redemption/add',
    'created codes',
    async ({ page }) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('spring')
      await page.getByRole('textbox', { name: 'Count' }).fill('2')
      await press(page, 'Create redemption codes')
      await expect(page.getByRole('textbox', { name: 'Created codes' })).toBeVisible()
    },
  ],
  [
    '/log?range=7d',
    'the time range with its error',
    async ({ page }) => {
      await new LogFilters(page).openRange()
      await page.getByLabel('Start time').fill('never')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Start time')).toHaveAccessibleDescription(/not a date/)
    },
  ],
  [
    '/log?range=7d',
    'an entry beside the list',
    async ({ page }) => {
      await press(page, /^Details of/)
      await dialog(page)
    },
  ],
  [
    '/setting?tab=operation',
    'an error of an option, and the review',
    async ({ page }) => {
      await page.getByLabel('Retries on failure').fill('x')
      await press(page, 'Save General')
      await page.getByRole('rowheader').first().waitFor()
      await press(page, 'Review changes')
      await dialog(page)
    },
  ],
  [
    '/token/add',
    'a calendar',
    async ({ page }) => {
      await press(page, 'Choose a date')
      await expect(page.getByRole('dialog', { name: 'Choose a date' }).getByRole('table')).toBeVisible()
    },
  ],
]
