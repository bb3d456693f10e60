import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'

const undo = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })

test('undo: the status of a token is put back from its notification', async ({ page, grid, world }) => {
  await page.goto('/token')
  await grid.press('newest', 'Disable')
  await expect(grid.row('newest')).toContainText('Disabled')
  await undo(page).click()
  await expect(grid.row('newest')).toContainText('Enabled')
  await expect(undo(page)).toBeHidden()
  expect(await world.calls(/^PUT/)).toHaveLength(2)
})

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('undo: a status and a priority of channels are put back, the latest change alone', async ({
    page,
    grid,
    world,
  }) => {
    await page.goto('/channel')
    await page.getByRole('button', { name: 'Disable xAI' }).click()
    await expect(grid.row('xAI')).toContainText('Disabled')
    await expect(undo(page)).toBeVisible()
    const priority = page.getByRole('spinbutton', { name: 'Priority of xAI' })
    const before = await priority.inputValue()
    await priority.fill('77')
    await priority.press('Enter')
    await expect.poll(() => world.calls(/^PUT/)).toHaveLength(2)
    await expect(undo(page)).toHaveCount(1)
    await undo(page).click()
    await expect(priority).toHaveValue(before)
    await expect(grid.row('xAI')).toContainText('Disabled')
    const bodies = (await world.requests())
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => body ?? '')
    expect(JSON.parse(bodies.at(-1) ?? '')).toEqual({ id: 26, priority: Number(before) })
  })

  test('undo: a value that somebody else has changed meanwhile stays', async ({
    page,
    world,
    expectToast,
  }) => {
    await page.goto('/channel')
    const weight = page.getByRole('spinbutton', { name: 'Weight of xAI' })
    await weight.fill('7')
    await weight.press('Enter')
    await expect(undo(page)).toBeVisible()
    await world.call('PUT', '/api/channel/', { id: 26, weight: 9 })
    await undo(page).click()
    await expectToast(/changed meanwhile, now 9/)
    const [channel] = await world.call<{ id: number; weight: number }[]>(
      'GET',
      '/api/channel/search?keyword=xAI',
    )
    expect(channel?.weight).toBe(9)
  })

  test('undo: users and redemption codes get their status back @all', async ({ page, grid }) => {
    await page.goto('/user')
    await page.getByRole('button', { name: 'Disable wealthy' }).click()
    await expect(grid.row('wealthy')).toContainText('Banned')
    await undo(page).click()
    await expect(grid.row('wealthy')).toContainText('Activated')
    await page.goto('/redemption')
    await grid.press('newest', 'Disable')
    await expect(grid.row('newest')).toContainText('Disabled')
    await undo(page).click()
    await expect(grid.row('newest')).toContainText('Unused')
  })
})
