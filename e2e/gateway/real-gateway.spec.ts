import { PROXIED_URL } from '../../playwright.config'
import { expect, test } from '../support/test'

// The same bundle, served by another process, which sends its calls to GATEWAY_URL: here the embedded gateway of
// the first one, as a stand-in for any server that speaks the contract.
test.use({ baseURL: PROXIED_URL, caller: 'nobody' })

test('a token is made, copied, changed, switched and deleted through another gateway', async ({
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
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(grid.row('far away')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Copy far away', exact: true }).click()
  await expectToast('Copied to clipboard')

  await page.getByRole('link', { name: 'Edit far away' }).click()
  await page.getByLabel('Name').fill('farther away')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Disable farther away' }).click()
  await expect(grid.row('farther away')).toContainText('Disabled')
  await page.getByRole('button', { name: 'Delete farther away' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(grid.row('farther away')).toBeHidden()

  await world.signIn('alice')
  const names = (await world.call<{ name: string }[]>('GET', '/api/token/?p=0')).map(({ name }) => name)
  expect(names).not.toContain('farther away')
})

test('the embedded gateway does not answer where another one was named', async ({ request }) => {
  const answer = await request.get('/__gateway/worlds/current')
  // The page itself: nothing there knows that address.
  expect(await answer.text()).toContain('<div id="root">')
})

test.describe('two callers of one world', () => {
  test.use({ caller: 'alice' })

  test('see their own tokens only', async ({ world }) => {
    await world.signIn('chen')
    const names = (await world.call<{ name: string }[]>('GET', '/api/token/?p=0')).map(({ name }) => name)
    expect(names).toEqual(['实验室服务器', '论文助手', 'default'])
  })
})
