import type { Page } from '@playwright/test'
import type { Server } from '../support/server'
import { BulkEdit } from '../support/bulk-edit'
import { openSection } from '../support/form'
import type { Grid } from '../support/grid'
import { LogFilters } from '../support/log-filters'
import { expect, test } from '../support/test'

interface Place {
  page: Page
  grid: Grid
  world: Server
}

/** A state that must be opened first: where, what it shows, and how it is reached. */
type State = readonly [address: string, shows: string, reach: (place: Place) => Promise<unknown>]

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
/** Closes the message of a failure: one that is fading out has too little contrast. */
async function closeMessage(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' })
  await messages.getByRole('button', { name: 'Close' }).click()
  await expect(messages.getByRole('alert')).toHaveCount(0)
}
const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check()

const CHANNELS: readonly State[] = [
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
      await press(page, 'Disable selected')
      await dialog(page)
    },
  ],
  [
    '/channel',
    'the question before deleting what is disabled',
    async ({ page, grid }) => {
      await grid.choose('Delete disabled')
      await expect(page.getByRole('button', { name: 'Delete 5 channels' })).toBeVisible()
    },
  ],
  [
    '/channel?text=nothing%20like%20this',
    'no match',
    ({ page }) => expect(page.getByText('Nothing matches.')).toBeVisible(),
  ],
  [
    '/channel/add',
    'a picker of types',
    async ({ page }) => {
      await expect(page.getByText('Fill all models')).toBeVisible()
      await page.getByRole('combobox', { name: 'Type' }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    '/channel/add',
    'a picker of groups',
    async ({ page }) => {
      await expect(page.getByText('Fill all models')).toBeVisible()
      await openSection(page, 'Routing')
      await page.getByRole('combobox', { name: 'Groups' }).click()
      await expect(page.getByRole('option', { name: 'vip', exact: true })).toBeVisible()
    },
  ],
  [
    '/channel/add',
    'errors of fields and several keys',
    async ({ page }) => {
      await expect(page.getByText('Fill all models')).toBeVisible()
      await openSection(page, 'Rewriting')
      await page.getByLabel('Model mapping').fill('{"a":"b"}')
      await press(page, 'Create channel')
      await expect(page.getByLabel('Name')).toBeFocused()
      await page.getByLabel('Create in batch').click()
      await page.getByLabel('Keys (one per line)').fill('a\nb')
    },
  ],
  [
    '/channel/edit/8',
    'a stored record with all sections open',
    async ({ page }) => {
      await expect(page.getByLabel('Name')).toHaveValue('Azure East US')
      await openSection(page, 'Rewriting')
      await openSection(page, 'Routing')
    },
  ],
]

const USERS_AND_CODES: readonly State[] = [
  [
    '/user?hide=id',
    'a failed row',
    async ({ page, grid, world }) => {
      await world.fault({ call: 'POST /api/user/manage', kind: 'refused', message: 'not today', times: 1 })
      await press(page, 'Disable wealthy')
      await expect(grid.row('wealthy')).toContainText('Not done: not today')
      await closeMessage(page)
    },
  ],
  [
    '/user',
    'the question before a promotion',
    async ({ page, grid }) => {
      await grid.press('olga', 'Promote')
      await dialog(page)
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
    '/user/add',
    'errors of fields',
    async ({ page }) => {
      await press(page, 'Create user')
      await expect(page.getByLabel('Username')).toBeFocused()
    },
  ],
  [
    '/user/edit/3',
    'the dialog of an amount with its error',
    async ({ page }) => {
      await press(page, 'Add or take an amount')
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
      await expect(page.getByRole('dialog', { name: title })).toContainText('in the meantime)')
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
    'errors of fields',
    async ({ page }) => {
      await page.getByRole('textbox', { name: 'Count' }).fill('0')
      await press(page, 'Create redemption codes')
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
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
    '/topup',
    'an error and a question',
    async ({ page }) => {
      await press(page, 'Redeem')
      await expect(page.getByText('Please enter a redemption code!', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Get redemption codes' }).click()
      await expect(page.getByRole('dialog')).toContainText('not encrypted')
    },
  ],
]

const LOG_AND_SETTINGS: readonly State[] = [
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
    '/setting?tab=other',
    'a preview',
    async ({ page }) => {
      await page.getByLabel('Notice').fill('<b>x</b>')
      await page.getByRole('region', { name: 'Preview' }).getByText('x').waitFor()
    },
  ],
]

for (const width of [1280, 390])
  test.describe(`at ${width} px${width === 1280 ? '' : ' @all'}`, () => {
    test.use({
      caller: 'root',
      viewport: { width, height: 844 },
      gatewayOptions: { TopUpLink: 'http://shop.example/' },
    })

    for (const [title, states] of [
      ['channels', CHANNELS],
      ['users and codes', USERS_AND_CODES],
      ['log and settings', LOG_AND_SETTINGS],
    ] as const)
      test(`${title}: no axe findings in menus, dialogs and invalid forms (AX-02, AX-03)`, async ({
        page,
        grid,
        world,
        accessible,
      }) => {
        for (const [address, shows, reach] of states)
          await test.step(`${address}: ${shows}`, async () => {
            await page.goto(address)
            await reach({ page, grid, world })
            await accessible()
            expect.soft(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
          })
      })
  })
