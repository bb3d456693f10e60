import { expect, test } from '../../document/document-story'

test('notice: no error is shown when the notice cannot be fetched', async ({ page, world }) => {
  await world.fault({ call: 'GET /api/notice', kind: 'F10' })
  await page.goto('/about')
  await expect.poll(() => world.calls(/notice/)).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

const STATUS = 'GET /api/status'
const UPDATED = /^The server was updated from/

test('server update: a notification shows both versions until it is dismissed (CD-36, CD-38)', async ({
  page,
  world,
  baseURL,
}) => {
  const serveVersion = async (value: string) => {
    await world.clearFaults()
    await world.fault({ call: STATUS, kind: 'F29', field: 'version', value })
  }
  await serveVersion('v0.6.10')
  await page.goto('/about')
  // The banner identifies the server by name and host (CD-36).
  await expect(page.getByRole('banner')).toContainText(`One API${new URL(baseURL ?? '').host}`)
  await expect.poll(() => page.evaluate('localStorage.getItem("server-version")')).toBe('v0.6.10')
  await expect(page.getByText(UPDATED)).toHaveCount(0)

  await serveVersion('v0.6.11')
  const notification = page.getByText('The server was updated from v0.6.10 to v0.6.11', { exact: true })
  await page.reload()
  await expect(notification).toBeVisible()
  await page.reload()
  await expect(notification).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click()
  await expect(notification).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(UPDATED)).toHaveCount(0)
})
