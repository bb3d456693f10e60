import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

test.beforeEach(async ({ page }) => {
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('many')
  await page.getByRole('combobox', { name: 'Models' }).fill('gpt-4o')
})

test('channel form: after a reload the draft is offered without the key @all', async ({ page }) => {
  await page.getByLabel('Key', { exact: true }).fill('secret-7f3a')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('many')
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Key', { exact: true })).toHaveAccessibleDescription(/enter it again/)
  expect(await page.evaluate('JSON.stringify({ ...sessionStorage })')).not.toContain('secret-7f3a')
})

test('channel form: pasting several keys into the single key field switches to batch mode @all', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate("navigator.clipboard.writeText('a\\r\\nb\\r\\n')")
  await page.getByLabel('Key', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByLabel('Create in batch')).toBeChecked()
  await expect(page.getByText('2 new, 0 duplicate, 1 empty')).toBeVisible()
})
