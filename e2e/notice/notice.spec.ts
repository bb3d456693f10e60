import { expect, test } from '../support/test'

test('a notice is shown once for each change, for 20 s, and can be read again', async ({ page, world }) => {
  const messages = page.getByRole('region', { name: 'Messages' })
  const again = page.getByRole('banner').getByRole('button', { name: 'Notice' })
  await page.clock.install()
  await page.goto('/token')
  await expect(page.getByRole('rowheader', { name: 'newest' })).toBeVisible()
  await expect(again).toHaveCount(0)

  await world.options({ Notice: '**Closed** on Monday, see [the plan](https://ok.example/)' })
  await page.reload()
  await expect(messages.getByText('Closed on Monday')).toBeVisible()
  await page.clock.runFor(19_000)
  await expect(messages.getByText('Closed on Monday')).toBeVisible()
  // Whoever is reading it, by key, is not cut short.
  await messages.getByRole('link', { name: 'the plan' }).focus()
  await page.clock.runFor(30_000)
  await expect(messages.getByText('Closed on Monday')).toBeVisible()
  await messages.getByRole('link', { name: 'the plan' }).blur()
  await page.clock.runFor(21_000)
  await expect(messages.getByText('Closed on Monday')).toHaveCount(0)

  await page.reload()
  await again.click()
  const dialog = page.getByRole('dialog', { name: 'Notice' })
  await expect(dialog.getByText('Closed on Monday')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(again).toBeFocused()
  await expect(messages.getByText('Closed on Monday')).toHaveCount(0)

  await world.options({ Notice: 'Open again' })
  await page.reload()
  await expect(messages.getByText('Open again')).toBeVisible()
  await world.options({ Notice: '' })
  await page.reload()
  await expect(page.getByRole('rowheader', { name: 'newest' })).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('no notice is no trouble: a server that fails to tell one is not told of', async ({ page, world }) => {
  await world.fault({ call: 'GET /api/notice', kind: 'F10' })
  await page.goto('/about')
  await expect.poll(() => world.calls(/notice/)).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('another version of the server is told of, until it is taken note of (CD-36, CD-38)', async ({
  page,
  world,
  baseURL,
}) => {
  await world.fault({ call: 'GET /api/status', kind: 'F29', field: 'version', value: 'v9.9.9' })
  await page.goto('/about')
  // Whose version this is: the name and where it is (CD-36).
  await expect(page.getByRole('banner')).toContainText(`One API${new URL(baseURL ?? '').host}`)
  const told = page.getByText('New version available: v9.9.9. Refresh with Shift+F5')
  await expect(told).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click()
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(told).toHaveCount(0)
})
