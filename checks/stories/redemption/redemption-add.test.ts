import type { Page } from '@playwright/test'
import { createdCodes, fillCreation } from '../../../e2e/redemption/redemption-add-steps'
import { followDownloads, readDownload } from '../../../e2e/support/downloads'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'admin' })

const POST = 'POST /api/redemption/'

const submit = (page: Page) => page.getByRole('button', { name: 'Create redemption codes' }).click()

test('redemption creation: codes of typed dollars are created with their units', async ({
  page,
  expectToast,
  world,
}) => {
  await fillCreation(page, 'gift', '2')
  await page.getByRole('button', { name: 'Type dollars' }).click()
  await page.getByRole('textbox', { name: 'Quota' }).fill('1,150.5')
  await expect(page.getByText('2 × $1,150.50 = $2,301.00')).toBeVisible()
  await submit(page)
  await expectToast('2 redemption codes created')
  const rows = await world.call<{ quota: number }[]>('GET', '/api/redemption/?p=0')
  expect(rows.slice(0, 2).map(({ quota }) => quota)).toEqual([575_250_000, 575_250_000])
})

test('redemption creation: values that the server would alter or refuse are reported at the field', async ({
  page,
  world,
}) => {
  await fillCreation(page, '二十字节的名字呀', '101')
  await page.getByRole('textbox', { name: 'Quota' }).fill('0')
  await submit(page)
  await expect(page.getByText('At most 20 bytes; this text has 24', { exact: true })).toBeVisible()
  await expect(page.getByText('At least 1', { exact: true })).toBeVisible()
  await expect(page.getByText('At most 100', { exact: true })).toBeVisible()
  for (const text of ['1e6', '12abc', '1.5', '-1', '9007199254740993', ' ', '٢٥']) {
    await page.getByRole('textbox', { name: 'Quota' }).fill(text)
    await submit(page)
    await expect(page.getByRole('textbox', { name: 'Quota' })).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await world.calls(/^POST/)).toEqual([])
})

test('redemption creation: a refusal keeps the typed values, and a rate limit counts down', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: POST, kind: 'refused', message: 'no more codes', times: 1 })
  await world.fault({ call: POST, kind: 'F09', seconds: 60, times: 1 })
  await fillCreation(page, 'autumn')
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: 'no more codes' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('autumn')
  await page.clock.runFor(500)
  await submit(page)
  await expect(page.getByRole('button', { name: /^Create redemption codes \(\d+\)$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(await world.calls(/^POST/)).toEqual([POST, POST])
})

test('redemption creation: after a timeout the outcome is unknown, and only an answered question sends again (CD-23)', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: POST, kind: 'hang', times: 1 })
  await fillCreation(page, 'winter')
  await submit(page)
  await expect.poll(() => world.held()).toBe(1)
  await page.clock.fastForward(31_000)
  await expect(page.getByText(/may or may not have been made/)).toBeVisible()
  await page.clock.fastForward(1000)
  await page.getByRole('button', { name: 'Send again' }).click()
  expect(await world.calls(/^POST/)).toHaveLength(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  await expect(createdCodes(page)).toBeVisible()
  expect((await createdCodes(page).inputValue()).split('\n')).toHaveLength(3)
})

test('redemption creation: a refusal halfway shows the created codes with its reason', async ({
  page,
  world,
}) => {
  await page.route(/\/api\/redemption\/$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const keys = await world.call<string[]>('POST', '/api/redemption/', { name: 'half', quota: 5, count: 2 })
    return route.fulfill({ json: { success: false, message: 'database or disk is full', data: keys } })
  })
  await fillCreation(page, 'half', '9')
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: 'database or disk is full' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 of 9 codes were created.' })).toBeVisible()
  expect((await createdCodes(page).inputValue()).split('\n')).toHaveLength(2)
})

test('redemption creation: missing and duplicate codes in the response are reported with both counts, each code once (list and file)', async ({
  page,
}) => {
  const [first, second] = ['1'.repeat(32), '2'.repeat(32)]
  await page.route(/\/api\/redemption\/$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { success: true, message: '', data: [first, second, first, second] } })
      : route.fallback(),
  )
  await fillCreation(page, 'summer', '5')
  await submit(page)
  const warning = page.getByRole('alert').filter({ hasText: '5 codes were requested' })
  await expect(warning).toContainText('contains 4, 2 of them different')
  await expect(page.getByText('2 of 5 codes were created.').first()).toBeVisible()
  await expect(createdCodes(page)).toHaveValue(`${first}\n${second}`)
  const files = followDownloads(page)
  await page.getByRole('button', { name: 'Download codes' }).click()
  expect((await readDownload(files)).text).toBe(`${first}\n${second}\n`)
})
