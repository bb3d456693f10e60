import { EMBEDDED_URL } from '../support/origins'
import { expect, test } from '../support/test'

test.describe('parallel tests @all', () => {
  test.describe.configure({ mode: 'parallel' })

  // Both tests create a token of the same name for the same user; in a shared world each would see two.
  for (const turn of ['one', 'the other']) {
    test(`worlds: parallel tests do not share data: ${turn}`, async ({ page, grid, world }) => {
      await world.signIn('alice')
      await world.call('POST', '/api/token/', { name: 'mine alone' })
      await page.goto('/token')
      await grid.search('mine alone')
      await grid.shows(['mine alone'])
      expect(await world.calls(/^POST \/api\/token/)).toHaveLength(1)
    })
  }
})

test.describe('one test', () => {
  test.use({ caller: 'alice' })

  test('worlds: one test can act as two users @all', async ({ page, grid, world, browser, context }) => {
    await page.goto('/token')
    await expect(grid.row('newest')).toBeVisible()

    // A second browser context in the same world, signed in as another user.
    const worldCookie = (await context.cookies()).find(({ name }) => name === 'gateway_world')
    const others = await browser.newContext({ baseURL: EMBEDDED_URL, locale: 'en-GB' })
    await others.addCookies([{ name: 'gateway_world', value: worldCookie?.value ?? '', url: EMBEDDED_URL }])
    const other = await others.newPage()
    await other.goto('/login')
    await other.getByLabel('Username').fill('chen')
    await other.getByLabel('Password', { exact: true }).fill('chen12345')
    await other.keyboard.press('Enter')
    await expect(other.getByRole('button', { name: /chen/ })).toBeVisible()

    await page.reload()
    await expect(grid.row('newest')).toBeVisible()
    const callers = (await world.requests()).map(({ caller }) => caller)
    expect(callers).toEqual(expect.arrayContaining(['alice', 'chen']))
    await others.close()
  })

  test('worlds: one test can use two tabs of one user @all', async ({ page, grid, context, world }) => {
    await page.goto('/token')
    const second = await context.newPage()
    await second.goto('/token')
    await expect(second.getByRole('rowheader', { name: 'newest', exact: true })).toBeVisible()
    await world.signIn('alice')
    await world.call('POST', '/api/token/', { name: 'from elsewhere' })
    await Promise.all([page.reload(), second.reload()])
    await expect(grid.row('from elsewhere')).toBeVisible()
    await expect(second.getByRole('rowheader', { name: 'from elsewhere' })).toBeVisible()
  })
})
