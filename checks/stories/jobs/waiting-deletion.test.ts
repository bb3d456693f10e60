import { LEAVING, deleteLater } from '../../../e2e/jobs/waiting-deletion-steps'
import { holdUndo, messages } from '../../../e2e/support/deletion'
import { expect, test } from '../../document/document-story'

test.beforeEach(({ page }) => holdUndo(page))

test.describe('with channels', () => {
  test.use({ caller: 'root' })

  test('deletion that waits: a run tells it at once and writes the others; after Undo a retry writes it too @all', async ({
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

  test('deletion that waits: the overview says so, and enables the channel after Undo', async ({
    page,
    grid,
    world,
  }) => {
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
    await messages(page).getByRole('button', { name: 'Undo' }).click()
    await row.getByRole('button', { name: `Enable ${name}` }).click()
    await expect.poll(() => world.calls(/^PUT/)).toHaveLength(1)
    expect(await world.calls(/^DELETE/)).toEqual([])
  })
})
