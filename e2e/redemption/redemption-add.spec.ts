import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

const POST = 'POST /api/redemption/'

async function fill(page: Page, name: string, count = '3') {
  await page.goto('/redemption/add')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Count' }).fill(count)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()
const made = (page: Page) => page.getByRole('textbox', { name: 'Created codes' })

/** The keys of the newest codes, as the list has them. */
async function newest(world: { call: <T>(method: 'GET', path: string) => Promise<T> }, n: number) {
  const rows = await world.call<{ key: string }[]>('GET', '/api/redemption/?p=0')
  return rows.slice(0, n).map(({ key }) => key)
}

test('makes five codes, shows them, hands them over as often as wanted (CD-45, CD-22, T-26)', async ({
  page,
  expectToast,
  world,
}) => {
  await fill(page, '../CON spring', '5')
  await expect(page.getByRole('textbox', { name: 'Quota' })).toHaveValue('100000')
  await expect(page.getByText('Worth $0.20')).toBeVisible()
  const files: Download[] = []
  page.on('download', (file) => files.push(file))
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expectToast('5 redemption codes created')
  const keys = (await made(page).inputValue()).split('\n')
  expect(keys.toSorted()).toEqual((await newest(world, 5)).toSorted())
  expect(await world.calls(/^POST/)).toEqual([POST])

  // By itself, once; the button hands them over again.
  for (let time = 1; time <= 3; time += 1) {
    await expect.poll(() => files).toHaveLength(time)
    const file = files.at(-1)
    expect(file?.suggestedFilename()).toBe('_CON spring.txt')
    expect(await readFile((await file?.path()) ?? '', 'utf8')).toBe(`${keys.join('\n')}\n`)
    if (time < 3) await page.getByRole('button', { name: 'Download codes' }).click()
  }
  await expect(made(page)).toHaveValue(keys.join('\n'))
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL('/redemption')
})

test('refuses at the field what the server would bend or refuse', async ({ page, world }) => {
  await fill(page, '二十字节的名字呀', '101')
  await page.getByRole('textbox', { name: 'Quota' }).fill('0')
  await submit(page)
  await expect(page.getByText('At most 20 bytes; this text has 24', { exact: true })).toBeVisible()
  await expect(page.getByText('At least 1', { exact: true })).toBeVisible()
  await expect(page.getByText('At most 100', { exact: true })).toBeVisible()
  for (const text of ['1e6', '12abc', '1.5', '-1', '9007199254740993', ' ', '２５']) {
    await page.getByRole('textbox', { name: 'Quota' }).fill(text)
    await submit(page)
    await expect(page.getByRole('textbox', { name: 'Quota' })).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await world.calls(/^POST/)).toEqual([])
})

test('a refusal keeps everything typed, a limit counts down', async ({ page, world }) => {
  await page.clock.install()
  await world.fault({ call: POST, kind: 'refused', message: 'no more codes', times: 1 })
  await world.fault({ call: POST, kind: 'F09', seconds: 60, times: 1 })
  await fill(page, 'autumn')
  await submit(page)
  await expect(page.getByText('no more codes')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('autumn')
  await page.clock.runFor(500)
  await submit(page)
  await expect(page.getByRole('button', { name: /^Submit \(\d+\)$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(await world.calls(/^POST/)).toEqual([POST, POST])
})

for (const kind of ['F12', 'F14', 'F19', 'F20', 'F25', 'F26'] as const) {
  test(`${kind}: codes whose answer is lost are found in the list, and never made twice (CD-23)`, async ({
    page,
    world,
  }) => {
    const isMadeUp = kind < 'F21'
    await world.fault({ call: POST, kind, times: 1, ...(isMadeUp && { applied: true }) })
    await fill(page, 'winter', '12')
    const coming = page.waitForEvent('download')
    await submit(page)
    expect((await coming).suggestedFilename()).toBe('winter.txt')
    await expect(page.getByRole('alert').getByText(/12 of 12 codes were found in the list/)).toBeVisible()
    const keys = (await made(page).inputValue()).split('\n')
    expect(new Set(keys).size).toBe(12)
    expect(keys.slice(0, 10)).toEqual(await newest(world, 10))
    expect(await world.calls(/^POST/)).toEqual([POST])
  })
}

test('a time-out that made nothing says so, and only a click sends again (CD-23)', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: POST, kind: 'hang', times: 1 })
  await fill(page, 'winter')
  await submit(page)
  await expect.poll(() => world.held()).toBe(1)
  await page.clock.fastForward(31_000)
  await expect(page.getByText(/A check shows that nothing was changed/)).toBeVisible()
  expect(await world.calls(/^POST/)).toHaveLength(1)
  await page.clock.fastForward(1000)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(made(page)).toBeVisible()
  expect((await made(page).inputValue()).split('\n')).toHaveLength(3)
})

test('a time-out that made some offers what is there', async ({ page, world }) => {
  await page.clock.install()
  await world.fault({ call: POST, kind: 'hang', applied: true, times: 1 })
  await fill(page, 'winter')
  await submit(page)
  await expect.poll(() => world.held()).toBe(1)
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('alert').getByText(/3 of 3 codes were found/)).toBeVisible()
  await expect(made(page)).toHaveValue((await newest(world, 3)).join('\n'))
})

test('a refusal half way hands over what was made, and asks for the rest', async ({ page, world }) => {
  await page.route('**/api/redemption/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const keys = await world.call<string[]>('POST', '/api/redemption/', { name: 'half', quota: 5, count: 2 })
    return route.fulfill({ json: { success: false, message: 'database or disk is full', data: keys } })
  })
  await fill(page, 'half', '9')
  await submit(page)
  await expect(page.getByRole('alert').getByText('database or disk is full')).toBeVisible()
  await expect(page.getByText('2 of 9 codes were created.')).toBeFocused()
  expect((await made(page).inputValue()).split('\n')).toHaveLength(2)
  await page.getByRole('button', { name: 'Create more' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('half')
  await expect(page.getByRole('textbox', { name: 'Count' })).toHaveValue('7')
})

test('fewer and doubled codes in the answer are told with both numbers, each code once (list and file)', async ({
  page,
}) => {
  const [first, second] = ['1'.repeat(32), '2'.repeat(32)]
  await page.route('**/api/redemption/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { success: true, message: '', data: [first, second, first, second] } })
      : route.fallback(),
  )
  await fill(page, 'summer', '5')
  await submit(page)
  const warning = page.getByRole('alert').filter({ hasText: '5 codes were asked for' })
  await expect(warning).toContainText('holds 4, 2 of them different')
  await expect(page.getByText('2 of 5 codes were created.').first()).toBeVisible()
  await expect(made(page)).toHaveValue(`${first}\n${second}`)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download codes' }).click()
  expect(await readFile(await (await coming).path(), 'utf8')).toBe(`${first}\n${second}\n`)
})
