import { expect, test, type Caller } from '../support/test'

/**
 * Every address of the console as everybody sees it (AX-01); what a screen shows once it is used is looked at in the
 * stories of its noun, and lists by `axe.spec.ts` and theirs. Another role sees another page only where it is listed.
 */
const ADDRESSES: Partial<Record<Caller, readonly string[]>> = {
  nobody: ['/', '/login', '/register', '/reset', '/user/reset?email=a@b.example&token=t', '/about', '/chat'],
  alice: ['/', '/chat', '/user', '/topup', '/user/edit', '/setting', '/log'],
  admin: ['/', '/user', '/setting?tab=operation', '/setting?tab=other'],
  root: [
    '/',
    '/about',
    '/chat',
    '/channel/add',
    '/channel/edit/3',
    '/token/add',
    '/redemption',
    '/redemption/add',
    '/redemption/edit/16',
    '/user',
    '/user/add',
    '/user/edit/3',
    '/setting',
    '/setting?tab=operation',
    '/setting?tab=system',
    '/setting?tab=other',
  ],
}

for (const caller of ['nobody', 'alice', 'admin', 'root'] as const) {
  test.describe(`as ${caller}`, () => {
    test.use({
      caller,
      gatewayOptions: {
        ChatLink: 'https://chat.example/',
        Notice: '# Closed\n\non [Monday](https://ok.example/)',
        Footer: '<b>Ours</b> <a href="/about">about</a>',
        About: '# We\n\n- a\n- b\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`code`',
      },
    })

    test('axe has nothing to say about any address, in either scheme', async ({ page, accessible }) => {
      test.setTimeout(120_000)
      await page.route('https://chat.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
      )
      for (const address of ADDRESSES[caller] ?? []) {
        await test.step(address, async () => {
          await page.emulateMedia({ colorScheme: 'light' })
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.getByText(/^loading /)).toHaveCount(0)
          await expect(page.getByRole('contentinfo').getByText('Ours')).toBeVisible()
          await accessible()
          // The same elements in other colours: only those can be wrong.
          await page.emulateMedia({ colorScheme: 'dark' })
          await accessible('colours')
        })
      }
    })
  })
}
