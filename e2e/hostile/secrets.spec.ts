import { expect, test } from '../support/test'

test.describe('signed out', () => {
  test.use({
    caller: 'nobody',
    gatewayOptions: { Footer: '<a href="https://evil.example" target=_blank>x</a>' },
  })

  test('a password is in no message of the console, in no request but its own, and in no tab (T-35, T-15)', async ({
    page,
    world,
    context,
  }) => {
    const password = 'planted-pass-9'
    const written: string[] = []
    page.on('console', (message) => written.push(message.text()))
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await world.fault({ call: '* /api/user/*', kind: 'F10' })
    for (const address of ['/login', '/register']) {
      await page.goto(address)
      await page.getByLabel('Username').fill('alice')
      for (const field of await page.getByLabel(/^(Repeat )?[Pp]assword$/).all()) await field.fill(password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      const kept =
        'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title])'
      expect(await page.evaluate(kept)).not.toContain(password)
    }
    expect([...written, ...addresses].filter((text) => text.includes(password))).toEqual([])

    // What a wicked footer opens knows nothing of this tab.
    await context.route('https://evil.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
    const opened = context.waitForEvent('page')
    await page.getByRole('contentinfo').getByRole('link', { name: 'x' }).click()
    const other = await opened
    await other.waitForLoadState()
    expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  })
})
