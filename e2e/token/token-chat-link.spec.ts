import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: Page) => page.evaluate('navigator.clipboard.readText()')
const UNSAFE_LINK_REASON = 'The configured chat link (ChatLink) is not an address that may receive a key.'

/** Chat links that must never receive a key. */
const UNSAFE_LINKS = [
  'javascript:window.__xss=1',
  'data:text/html,<script>1</script>',
  'file:///etc/passwd',
  'https:evil.example',
  '//evil.example/',
  '/.//evil.example/',
  'https://user:pw@evil.example/',
  '/api/user/token',
]

test('chat link: an unsafe link is disabled in both menus, with the reason, and receives no key @all', async ({
  page,
  context,
  world,
  grid,
  expectToast,
  accessible,
}) => {
  const opened: string[] = []
  context.on('page', (other) => opened.push(other.url()))
  for (const link of UNSAFE_LINKS) {
    await test.step(link, async () => {
      await world.options({ ChatLink: link })
      await page.goto('/token')
      await page.evaluate("navigator.clipboard.writeText('before')")
      const menu = await grid.openMenu('newest')
      for (const group of ['Copy the link for', 'Open in']) {
        for (const name of [/^NextChat/, /^LobeChat/]) {
          const item = menu.getByRole('group', { name: group }).getByRole('menuitem', { name })
          await expect(item).toHaveAttribute('aria-disabled', 'true')
          await expect(item).toContainText(UNSAFE_LINK_REASON)
          await item.dispatchEvent('click')
        }
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      expect(await clipboard(page)).toBe('before')
    })
  }
  const chat = page.getByRole('button', { name: 'Chat with newest' })
  await expect(chat).toHaveAttribute('title', UNSAFE_LINK_REASON)
  await accessible()
  await chat.focus()
  await page.keyboard.press('Enter')
  await expectToast(UNSAFE_LINK_REASON)
  expect(opened).toEqual([])
})

test('chat link: a new host needs one confirmation for each kind of link', async ({
  page,
  world,
  grid,
  expectToast,
  accessible,
}) => {
  const copyForNextChat = async () => {
    const clients = (await grid.openMenu('newest')).getByRole('group', { name: 'Copy the link for' })
    await clients.getByRole('menuitem', { name: 'NextChat' }).click()
  }
  await world.options({ ChatLink: 'https://chat.example/' })
  await page.goto('/token')
  await page.evaluate("navigator.clipboard.writeText('before')")
  await copyForNextChat()
  const dialog = page.getByRole('dialog', { name: 'Copy a link that holds the key, for chat.example?' })
  await expect(dialog).toBeVisible()
  await accessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await clipboard(page)).toBe('before')
  await copyForNextChat()
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await expectToast('Copied to clipboard')
  expect(await clipboard(page)).toMatch(/^https:\/\/chat\.example\/#\/\?settings=/)
  await page.reload()
  await page.evaluate("navigator.clipboard.writeText('before')")
  await copyForNextChat()
  await expect.poll(() => clipboard(page)).toMatch(/^https:\/\/chat\.example\//)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await world.options({ ChatLink: 'http://chat.example/' })
  await page.reload()
  await copyForNextChat()
  await expect(dialog).toContainText('This address is not encrypted')
})
