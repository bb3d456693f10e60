import { expect, test } from '../support/test'

const KEY = /^sk-[A-Za-z0-9]{48}$/

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const clipboard = 'navigator.clipboard.readText()'

  test('token copy: copies the key with its prefix', async ({ page, expectToast, world }) => {
    await world.signIn('alice')
    const { key } = await world.call<{ key: string }>('GET', '/api/token/42')
    await page.goto('/token')
    await page.getByRole('button', { name: 'Copy newest', exact: true }).click()
    await expectToast('Copied to clipboard')
    expect(await page.evaluate(clipboard)).toBe(`sk-${key}`)
    expect(`sk-${key}`).toMatch(KEY)
  })
})

test('token copy: opens the chat in a tab without an opener (T-08)', async ({ page, context }) => {
  await context.route('https://app.nextchat.dev/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/token')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Chat with newest' }).click()
  const chat = await opened
  await chat.waitForLoadState()
  expect(chat.url()).toMatch(/^https:\/\/app\.nextchat\.dev\/#\/\?settings=/)
  expect(await chat.evaluate('[window.opener, document.referrer]')).toEqual([null, ''])
})

test('token copy: a key that cannot be written to the clipboard is shown for manual copying and never sent (T-23) @all', async ({
  page,
  expectToast,
  world,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.goto('/token')
  await page.getByRole('button', { name: 'Copy newest', exact: true }).click()
  await expectToast('Could not copy. Copy it by hand: it is in the search box')
  const box = page.getByRole('searchbox', { name: 'Search' })
  await expect(box).toHaveValue(KEY)
  await world.forgetCalls()
  await box.press('Enter')
  await expect(page.getByText('This is a key, not a search word. It was not sent.')).toBeVisible()
  expect(await world.calls(/./)).toEqual([])
  await expect(page).toHaveURL('/token')
})
