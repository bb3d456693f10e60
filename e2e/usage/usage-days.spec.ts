import { expect, test } from '../support/test'

test.use({ caller: 'alice' })

test('usage: an own day that is typed key by key is chosen once it is whole @all', async ({ page }) => {
  await page.goto('/usage?period=own&from=2026-01-05&to=2026-01-09')
  const first = page.getByLabel('First day')
  await first.focus()
  await page.keyboard.type('10052025', { delay: 20 })
  await expect(first).toHaveValue('2025-10-05')
  await expect(page.getByText('2025-10-05 to 2026-01-09')).toBeVisible()
  await expect(page).toHaveURL(/from=2025-10-05/)
  await expect(first).toBeFocused()
})
