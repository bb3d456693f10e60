import { expect, test } from '../support/test'

test.describe('signed out', () => {
  test.use({
    caller: 'nobody',
    gatewayOptions: { Footer: '<a href="https://evil.example" target=_blank>x</a>' },
  })

  test('log-in and registration: a password appears in no URL, console message or storage, and a linked tab has no opener (T-35, T-15)', async ({
    page,
    world,
    context,
  }) => {
    const password = 'planted-pass-9'
    const consoleMessages: string[] = []
    page.on('console', (message) => consoleMessages.push(message.text()))
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await world.fault({ call: '* /api/user/*', kind: 'F10' })
    for (const address of ['/login', '/register']) {
      await page.goto(address)
      await page.getByLabel('Username').fill('alice')
      for (const field of await page.getByLabel(/^(Repeat )?[Pp]assword$/).all()) await field.fill(password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      const stored =
        'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title])'
      expect(await page.evaluate(stored)).not.toContain(password)
    }
    expect([...consoleMessages, ...addresses].filter((text) => text.includes(password))).toEqual([])

    // A tab opened by a hostile footer has no `opener`.
    await context.route('https://evil.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
    const opened = context.waitForEvent('page')
    await page.getByRole('contentinfo').getByRole('link', { name: 'x' }).click()
    const other = await opened
    await other.waitForLoadState()
    expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  })
})
