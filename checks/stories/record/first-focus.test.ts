import { expect, test } from '../../document/document-story'

for (const [address, label, caller] of [
  ['/login', 'Username', 'nobody'],
  ['/register', 'Username', 'nobody'],
  ['/reset', 'Email', 'nobody'],
  ['/token/add', 'Name', 'root'],
  ['/redemption/add', 'Name', 'root'],
  ['/user/add', 'Username', 'root'],
] as const) {
  test.describe(`as ${caller}`, () => {
    test.use({ caller })

    test(`first field: ${address} opens with the focus on ${label} (AX-25)`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('textbox', { name: label })).toBeFocused()
    })
  })
}

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('first field: a new channel opens with the focus on its type, its list closed', async ({ page }) => {
    await page.goto('/channel/add')
    await expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused()
    await expect(page.getByRole('option')).toHaveCount(0)
  })

  test('first field: a stored record opens without the focus on a field', async ({ page }) => {
    await page.goto('/token/edit/1')
    await expect(page.getByLabel('Name')).toBeVisible()
    await expect(page.getByLabel('Name')).not.toBeFocused()
  })
})
