import { openSection } from '../support/form'
import { pressUntil } from '../support/press-until'
import { expect } from '../support/test'
import { closeMessage, dialog, press, type State } from './states'

export const OF_ADMINISTRATORS: readonly State[] = [
  [
    '/channel',
    'the question before deleting what is disabled',
    async ({ page, grid }) => {
      await grid.choose('Delete disabled')
      await expect(page.getByText(/^Delete 5 disabled channels/)).toBeVisible()
    },
  ],
  [
    '/channel?model=nothing%20like%20this',
    'no match',
    ({ page }) => expect(page.getByText('Nothing matches.')).toBeVisible(),
  ],
  [
    '/channel/add',
    'a picker of groups',
    async ({ page }) => {
      await openSection(page, 'Routing')
      await page.getByRole('combobox', { name: 'Groups' }).click()
      await expect(page.getByRole('option', { name: 'vip', exact: true })).toBeVisible()
    },
  ],
  [
    '/channel/edit/8',
    'a stored record with all sections open',
    async ({ page }) => {
      await openSection(page, 'Rewriting')
      await openSection(page, 'Routing')
    },
  ],
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
    '/user/add',
    'errors of fields',
    async ({ page }) => {
      await press(page, 'Create user')
      await expect(page.getByLabel('Username')).toBeFocused()
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
    '/topup',
    'an error and a question',
    async ({ page }) => {
      await press(page, 'Redeem')
      await expect(page.getByText('Please enter a redemption code!', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Get redemption codes' }).click()
      await expect(page.getByRole('dialog')).toContainText('not encrypted')
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

export const OF_A_USER: readonly State[] = [
  [
    '/token',
    'the menu of a row with its chats',
    async ({ grid }) => {
      const menu = await grid.openMenu('newest')
      for (const group of ['Copy the link for', 'Open in'])
        await expect(
          menu.getByRole('group', { name: group }).getByRole('menuitem', { name: 'NextChat' }),
        ).toBeVisible()
    },
  ],
  [
    '/token',
    'the choice of columns',
    async ({ page, grid }) => {
      await grid.openControls()
      await press(page, 'Columns')
      await expect(page.getByRole('checkbox', { name: 'Created' })).toBeVisible()
    },
  ],
  [
    '/token',
    'the question before a deletion',
    async ({ page, grid }) => {
      await grid.press('newest', 'Delete')
      await dialog(page)
    },
  ],
  [
    '/token',
    'a refused row',
    async ({ page, grid }) => {
      await grid.press('summer school', 'Enable')
      await expect(page.getByText(/令牌已过期/)).toBeVisible()
      // Half a row under the sticky head has half a target.
      await page.evaluate('scrollTo(0, 0)')
    },
  ],
  [
    '/token/add',
    'errors of fields, a picker of models and a refusal',
    async ({ page, world, accessible }) => {
      await openSection(page, 'Limits')
      await page.getByRole('combobox', { name: 'Subnets' }).fill('everywhere')
      await press(page, 'Create token')
      await expect(page.getByLabel('Name')).toBeFocused()
      await accessible()
      await page.getByLabel('Name').fill('a name')
      await page.getByRole('button', { name: 'Remove everywhere' }).click()
      await page.getByRole('combobox', { name: 'Models' }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await accessible()
      await page.keyboard.press('Escape')
      await world.fault({ call: 'POST /api/token/', kind: 'refused', message: 'no more tokens' })
      await pressUntil(page.getByRole('button', { name: 'Create token' }), () =>
        expect(page.getByText('no more tokens')).toBeVisible({ timeout: 1000 }),
      )
      await accessible()
      await press(page, 'Cancel')
      await dialog(page)
    },
  ],
  ['/token/edit/1', 'a token of somebody else', ({ page }) => expect(page.getByRole('alert')).toBeVisible()],
  [
    '/about',
    'a list that is refused',
    async ({ page, world }) => {
      await world.fault({ call: 'GET /api/token/', kind: 'refused', message: 'closed for today' })
      await page.goto('/token')
      await expect(page.getByText('closed for today')).toBeVisible()
    },
  ],
]

export const SIGNED_OUT: readonly State[] = [
  [
    '/about',
    'a text with a table',
    ({ page }) => expect(page.getByRole('cell', { name: '2' })).toBeVisible(),
  ],
  [
    '/login?expired=true',
    'an ended session, errors of fields and a menu',
    async ({ page, accessible }) => {
      await accessible()
      await press(page, 'Log in')
      await expect(page.getByLabel('Username')).toBeFocused()
      await accessible()
      await press(page, 'Language')
      await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible()
    },
  ],
]
