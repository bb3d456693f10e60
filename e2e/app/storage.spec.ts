import { dailySample } from '../support/daily-sample'
import { expect, test } from '../support/test'

/** All storage keys of the console; the unit test of stored values covers every kind of damage per key. */
const KEYS = [
  'session.role session.ended status system_name logo footer_html quota_per_unit',
  'display_in_currency home_page_content about notice channel_models channel_models_version aff',
  'oauth density mantine-color-scheme-value cooldown-mail draft:3:token/add jobs:3 grid.hidden.token language',
  'last-write:3 token.recipients:3 channel_test_models:3 prompt-version prompt-clock reloaded-from',
].flatMap((line) => line.split(' '))
const DAMAGE = ['{', '{"__proto__":["x"]}', '/api/user/logout', '<img src=x onerror=window.__xss=1>']

test('storage: damaged values under all keys neither break the start nor cause forbidden requests (PS01 to PS27)', async ({
  page,
  world,
}) => {
  for (const text of dailySample(DAMAGE)) {
    await page.goto('/about')
    await page.evaluate(
      ([keys, damaged]) => {
        for (const key of keys) {
          localStorage.setItem(key, damaged)
          sessionStorage.setItem(key, damaged)
        }
      },
      [KEYS, text] as const,
    )
    await page.goto('/token/add')
    await expect(page.getByRole('heading', { level: 1, name: 'Create token' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('One API')
    expect(await page.evaluate('window.__xss ?? ({}).x')).toBeUndefined()
  }
  await page.evaluate(() => localStorage.setItem('user', '{"id":3,"username":"alice","role":"100"}'))
  await page.goto('/channel')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate("localStorage.getItem('user')")).toBeNull()
  expect(await world.calls(/logout|channel/)).toEqual([])
})

test.describe('with blocked storage', () => {
  test.use({ caller: 'nobody' })

  test('the console works from memory and says once that nothing is stored, drafts included (PS25, CD-50)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await page.goto('/token')
    const notice = page.getByText('This browser stores nothing for this page')
    await expect(notice).toHaveCount(1)
    await page.getByLabel('Username').fill('alice')
    await page.getByLabel('Password', { exact: true }).fill('alice12345')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/token')
    await page.getByRole('note').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Add token' }).click()
    await page.getByLabel('Name').fill('from memory')
    await expect(page.getByText('This browser cannot store a draft of the form.')).toBeVisible()
    await page.getByRole('button', { name: 'Create token' }).click()
    await expect(page.getByRole('rowheader', { name: 'from memory' })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})
