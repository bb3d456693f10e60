import { expect, test } from '../../document/document-story'

test('chat link: a blank link counts as missing', async ({ page, grid, world }) => {
  await world.options({ ChatLink: ' \t ' })
  await page.goto('/token')
  const clients = (await grid.openMenu('newest')).getByRole('group', { name: 'Copy the link for' })
  await expect(clients.getByRole('menuitem', { name: /LobeChat/ })).toContainText(
    'No chat link is configured',
  )
  await clients.getByRole('menuitem', { name: 'NextChat' }).click()
  await expect
    .poll(() => page.evaluate('navigator.clipboard.readText()'))
    .toMatch(/^https:\/\/app\.nextchat\.dev\/#/)
})
