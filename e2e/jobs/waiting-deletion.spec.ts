import type { Page } from '@playwright/test'
import { holdDeletions, messages } from '../support/deletion'
import type { Grid } from '../support/grid'
import { expect, test } from '../support/test'

const LEAVING = 'This is being deleted'

test.beforeEach(({ page }) => holdDeletions(page))

/** Confirms the deletion of a row of the list; it waits. */
async function deleteLater(page: Page, grid: Grid, name: string) {
  await grid.press(name, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(messages(page).getByText(`Deleting ${name}`)).toBeVisible()
}

/** Opens a page of the main menu without loading the console again, which would send the deletion. */
async function follow(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

for (const [noun, id, list, name, field, caller] of [
  ['token', 42, 'Tokens', 'newest', 'Name', 'alice'],
  ['channel', 26, 'Channels', 'xAI', 'Name', 'root'],
  ['redemption', 16, 'Redemption codes', 'newest', 'Name', 'root'],
] as const)
  test.describe(`as ${caller}`, () => {
    test.use({ caller })

    test(`deletion that waits: the form of a ${noun} says so, is not saved, and offers Undo (CD-57)`, async ({
      page,
      grid,
      world,
      accessible,
    }) => {
      await page.goto(`/${noun}/edit/${id}`)
      await page.getByRole('textbox', { name: field, exact: true }).waitFor()
      await follow(page, list)
      await deleteLater(page, grid, name)
      await page.goBack()
      const notice = page.getByRole('main').getByRole('alert')
      await expect(notice).toContainText(`${LEAVING}. It cannot be saved unless you undo that.`)
      await accessible()
      const input = page.getByRole('textbox', { name: field, exact: true })
      await input.fill('kept')
      await input.press('Enter')
      await expect(messages(page).getByText(LEAVING)).toBeVisible()
      expect(await world.calls(/^(PUT|DELETE)/)).toEqual([])
      await notice.getByRole('button', { name: 'Undo' }).click()
      await expect(notice).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(messages(page).getByRole('button', { name: 'Undo' })).toBeHidden()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(grid.row('kept')).toBeVisible()
      expect(await world.calls(/^(PUT|DELETE)/)).toEqual([`PUT /api/${noun}/`])
    })
  })

test('deletion that waits: the command palette marks the record', async ({ page, grid, world }) => {
  await page.goto('/token')
  await deleteLater(page, grid, 'newest')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('newest')
  await page.getByRole('option', { name: `newest ${LEAVING}` }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(LEAVING)
  expect(await world.calls(/^DELETE/)).toEqual([])
})

test.describe('with channels', () => {
  test.use({ caller: 'root' })

  test('deletion that waits: the editable table says so, changes nothing in the row, and offers Undo', async ({
    page,
    grid,
    world,
    accessible,
  }) => {
    await page.goto('/channel')
    await deleteLater(page, grid, 'xAI')
    await grid.choose('Edit as table')
    const row = page.getByRole('grid').getByRole('row', { name: /^xAI/ })
    const weight = row.getByRole('gridcell').nth(3)
    await expect(row.getByRole('rowheader')).toContainText(LEAVING)
    await weight.click()
    await page.keyboard.type('7')
    await expect(weight).toHaveAccessibleName(`0 ${LEAVING}`)
    await expect(weight).toHaveAttribute('aria-readonly', 'true')
    await expect(page.locator('output').filter({ hasText: LEAVING })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Review 0 changes' })).toBeVisible()
    await accessible()
    await row.getByRole('button', { name: 'Undo deleting xAI' }).press('Enter')
    await expect(row.getByRole('rowheader')).not.toContainText(LEAVING)
    await expect(row.getByRole('gridcell').nth(2)).toBeFocused()
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible()
    expect(await world.calls(/^DELETE/)).toEqual([])
  })

  test('deletion that waits: a run tells it at once and writes the others; after Undo a retry writes it too', async ({
    page,
    grid,
    world,
  }) => {
    await page.goto('/channel')
    for (const name of ['xAI', 'Vertex AI'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await page.getByRole('button', { name: 'Edit selected' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Change' }).selectOption('Weight')
    await dialog.getByRole('textbox').fill('7')
    await dialog.getByRole('button', { name: 'Apply 2 changes' }).click()
    await expect.poll(() => world.calls(/^PUT/)).toHaveLength(2)
    await expect(messages(page).getByText('Done for all 2')).toBeVisible()
    await messages(page).getByRole('button', { name: 'Close' }).click()
    await world.forgetCalls()
    await deleteLater(page, grid, 'xAI')

    await page.getByRole('button', { name: /^Jobs:/ }).click()
    await page.getByRole('button', { name: 'Put back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
    const run = page.getByRole('article', { name: /^Undo: Edit 2 channels/ })
    await expect(run.getByRole('region', { name: '1 not sent' })).toContainText(`xAI #26 – ${LEAVING}`)
    expect(await world.calls(/^(PUT|DELETE)/)).toEqual(['PUT /api/channel/'])
    await messages(page).getByRole('button', { name: 'Undo' }).click()
    await run.getByRole('button', { name: 'Send the rest (1)' }).click()
    await expect.poll(() => world.calls(/^PUT/)).toHaveLength(2)
    expect(await world.calls(/^DELETE/)).toEqual([])
  })

  test('deletion that waits: an earlier change of the row is not put back meanwhile', async ({
    page,
    grid,
    world,
  }) => {
    await page.goto('/channel')
    await page.getByRole('button', { name: 'Disable xAI' }).click()
    await expect(messages(page).getByRole('button', { name: 'Undo' })).toBeVisible()
    await deleteLater(page, grid, 'xAI')
    const card = (text: string) => messages(page).getByRole('status').filter({ hasText: text })
    // It warns, as a model loses its last channel.
    const disabled = messages(page).getByRole('alert').filter({ hasText: 'Without a channel now: grok-2' })
    await disabled.getByRole('button', { name: 'Undo' }).click()
    await expect(card(LEAVING)).toBeVisible()
    await card('Deleting xAI').getByRole('button', { name: 'Undo' }).click()
    await expect(grid.row('xAI')).toContainText('Disabled')
    expect(await world.calls(/^(PUT|DELETE)/)).toEqual(['PUT /api/channel/'])
  })

  test('deletion that waits: the overview says so and offers Undo', async ({ page, grid, world }) => {
    const rows = await world.call<{ name: string; status: number }[]>('GET', '/api/channel/search?keyword=')
    const name = rows.find(({ status }) => status === 3)?.name ?? ''
    await page.goto('/channel?status=3')
    await deleteLater(page, grid, name)
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    const row = page
      .getByRole('list', { name: 'Needs attention' })
      .getByRole('listitem')
      .filter({ hasText: name })
    await row.getByRole('button', { name: `Enable ${name}` }).press('Enter')
    await expect(messages(page).getByText(LEAVING)).toBeVisible()
    await row.getByRole('button', { name: `Undo deleting ${name}` }).click()
    await row.getByRole('button', { name: `Enable ${name}` }).click()
    await expect.poll(() => world.calls(/^PUT/)).toHaveLength(1)
    expect(await world.calls(/^DELETE/)).toEqual([])
  })

  test('deletion that waits: the quota of an account is not adjusted', async ({ page, grid, world }) => {
    await page.goto('/user')
    const id = (await world.call<{ id: number }[]>('GET', '/api/user/search?keyword=wealthy'))[0]?.id
    await page.goto(`/user/edit/${id}`)
    await page.getByRole('textbox', { name: 'Display name' }).waitFor()
    await follow(page, 'Users')
    await deleteLater(page, grid, 'wealthy')
    await page.goBack()
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toContainText(LEAVING)
    await page.getByRole('button', { name: 'Add or take an amount' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await notice.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Add or take an amount' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await world.calls(/^(PUT|POST|DELETE) \/api\/user/)).toEqual([])
  })
})
