import { expect, test } from '../support/test'

test.use({ caller: 'root' })

test.describe('with hostile texts', () => {
  test.use({ seed: 'hostile' })

  test('user list: hostile texts are shown literally, and no injected script runs @all', async ({
    page,
    grid,
    world,
  }) => {
    await page.goto('/user?size=all')
    await page.getByLabel('Rows per page').selectOption('all')
    await expect(page.getByText(/^\d+ rows$/)).toBeVisible()
    await expect(grid.table.getByRole('rowheader').filter({ hasText: '<script>wind...' })).toHaveCount(1)
    await page.getByRole('button', { name: /^More actions for admin\u202Enimda/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('[U+202E]')
    await expect(dialog).toContainText(/ID \d+/)
    await page.keyboard.press('Escape')
    await page.getByLabel('Group', { exact: true }).selectOption({ index: 3 })
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit user' })).toBeVisible()
    expect(await page.evaluate('window.__xss')).toBeUndefined()
    expect(await world.calls(/logout|evil|manage/)).toEqual([])
  })
})
