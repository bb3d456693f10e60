import { expect, test } from '../../document/document-story'

test('token copy: a client that needs a chat link explains why it is unavailable', async ({ page, grid }) => {
  await page.goto('/token')
  const clients = (await grid.openMenu('newest')).getByRole('group', { name: 'Open in' })
  const item = clients.getByRole('menuitem', { name: /LobeChat/ })
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).toContainText('No chat link is configured')
})
