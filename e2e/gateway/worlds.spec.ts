import { EMBEDDED_URL } from '../support/origins'
import { expect, test } from '../support/test'

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
})
