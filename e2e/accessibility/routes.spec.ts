import { expect, test, type Caller } from '../support/test'

/**
 * URLs that no other test checks with axe (AX-01); `axe.spec.ts` and the tests of each resource cover lists and
 * filled-in forms. Another role is listed where it sees another page.
 */
const ADDRESSES: Partial<Record<Caller, readonly string[]>> = {
  nobody: ['/', '/register', '/reset', '/user/reset?email=a@b.example&token=t', '/about', '/chat'],
  alice: ['/', '/user', '/topup', '/setting'],
  admin: ['/', '/setting?tab=operation'],
  root: [
    '/',
    '/about',
    '/chat',
    '/channel/edit/3',
    '/redemption/edit/16',
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

    test('no axe findings on any page in either colour scheme (AX-01, AX-59)', async ({
      page,
      accessible,
    }) => {
      test.setTimeout(120_000)
      await page.route('https://chat.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
      )
      for (const address of ADDRESSES[caller] ?? []) {
        await test.step(address, async () => {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.getByText(/^loading /)).toHaveCount(0)
          await expect(page.getByRole('contentinfo').getByText('Ours')).toBeVisible()
          await accessible()
        })
      }
    })
  })
}
