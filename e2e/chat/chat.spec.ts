import { expect, test } from '../support/test'
import { menu } from '../faults/call'

test('chat: fills the page in a sandboxed iframe, and its menu entry disappears with the link (T-07, AX-68)', async ({
  page,
  world,
}) => {
  await page.route('https://chat.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Chat client</h1>' }),
  )
  await world.options({ ChatLink: 'https://chat.example/app?a=1#/' })
  await page.goto('/')
  await menu(page, 'Chat').click()
  const frame = page.getByTitle('Chat')
  await expect(frame).toHaveAttribute('src', 'https://chat.example/app?a=1#/')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups allow-same-origin')
  await expect(frame).toHaveAttribute('allow', 'clipboard-write')
  await expect(page.frameLocator('iframe').getByText('Chat client')).toBeVisible()
  const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(1000)
  expect(height).toBeGreaterThan(600)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open in a new tab' }).click()
  expect(await (await opened).evaluate('String(window.opener) + document.referrer')).toBe('null')

  await world.options({ ChatLink: '' })
  await page.reload()
  await expect(page.getByText('No chat page is configured.')).toBeVisible()
  await expect(page.getByText('An administrator can set one.')).toBeVisible()
  await expect(menu(page, 'Chat')).toHaveCount(0)
})

test('chat: a notice appears when the iframe does not load within 15 seconds @all', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.route('https://chat.example/**', () => {})
  await world.options({ ChatLink: 'https://chat.example/' })
  await page.goto('/chat')
  await expect(page.getByTitle('Chat')).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(page.getByRole('status').filter({ hasText: 'This page does not respond.' })).toBeVisible()
})
