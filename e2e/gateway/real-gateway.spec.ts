import { PROXIED_URL } from '../support/origins'
import { deleteRow } from '../support/deletion'
import { expect, test } from '../support/test'

// The same bundle served by another process, which proxies API calls to GATEWAY_URL. The embedded gateway of the
// first process stands in for a real server.
test.use({ baseURL: PROXIED_URL, caller: 'nobody' })

test('proxied gateway: a token is created, copied, edited, disabled and deleted', async ({
  page,
  grid,
  expectToast,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/token')
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('alice12345')
  await page.keyboard.press('Enter')
  await expect(grid.row('newest')).toBeVisible()

  await page.getByRole('link', { name: 'Add token' }).click()
  await page.getByLabel('Name').fill('far away')
  await page.getByRole('button', { name: 'Create token' }).click()
  await expect(grid.row('far away')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Copy far away', exact: true }).click()
  await expectToast('Copied to clipboard')

  await page.getByRole('link', { name: 'Edit far away' }).click()
  await page.getByLabel('Name').fill('farther away')
  await page.getByRole('button', { name: 'Save' }).click()
  await grid.press('farther away', 'Disable')
  await expect(grid.row('farther away')).toContainText('Disabled')
  await deleteRow(page, grid, 'farther away')
  await expect(grid.row('farther away')).toBeHidden()

  await world.signIn('alice')
  const names = (await world.call<{ name: string }[]>('GET', '/api/token/?p=0')).map(({ name }) => name)
  expect(names).not.toContain('farther away')
})

test('proxied gateway: the embedded gateway does not respond @all', async ({ request }) => {
  const answer = await request.get('/__gateway/worlds/current')
  // The response is the page: the host does not know that path.
  expect(await answer.text()).toContain('<div id="root">')
})

test.describe('signed in as alice', () => {
  test.use({ caller: 'alice' })

  test('worlds: a caller sees only own tokens @all', async ({ world }) => {
    await world.signIn('chen')
    const names = (await world.call<{ name: string }[]>('GET', '/api/token/?p=0')).map(({ name }) => name)
    expect(names).toEqual(['实验室服务器', '论文助手', 'default'])
  })
})
