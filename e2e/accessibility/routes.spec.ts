import { expect, test } from '../support/test'

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
      visitUrls,
    }) => {
      await page.route('https://chat.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
      )
      for (const address of visitUrls) {
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
