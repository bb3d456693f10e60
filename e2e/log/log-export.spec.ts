import { SERVER_PAGES } from './log-entries'
import { exportCard, exportedIds, startExport } from './log-export-steps'
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test'

test.use(SERVER_PAGES)

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('log export: goes on while other pages are visited, pauses and resumes, and the file has every entry once @all', async ({
    page,
    world,
    accessible,
  }) => {
    await page.goto('/log?type=2')
    await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
    await world.fault({ call: 'GET /api/log/?p=4', kind: 'hang', times: 1 })
    await startExport(page, 'JSON lines')
    await expect(exportCard(page).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      /^40 rows, back to \d{4}-/,
    )
    await page.getByRole('link', { name: 'Tokens', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible()
    await accessible()
    await exportCard(page).getByRole('button', { name: 'Pause' }).press('Enter')
    await expect(exportCard(page).getByRole('button', { name: 'Resume' })).toBeFocused()
    await expect(exportCard(page).getByRole('progressbar')).toBeHidden()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const ids = exportedIds(await readFile(await (await download).path(), 'utf8'))
    await expect(exportCard(page)).toContainText(`${ids.length} rows exported`)
    expect([ids.length, new Set(ids).size]).toEqual([300, 300])
    expect(ids).toEqual([...ids].toSorted((one, other) => other - one))
    expect(await world.calls(/GET \/api\/log\/\?p=3&/)).toHaveLength(1)
    await exportCard(page).getByRole('button', { name: 'Close the report' }).click()
    await expect(page.getByRole('button', { name: /^Jobs:/ })).toBeHidden()
  })
})

test('log export: asks before the page is reloaded, and tells afterwards that no file was saved', async ({
  page,
  world,
}) => {
  await page.goto('/log')
  await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
  await world.fault({ call: 'GET /api/log/self?p=4', kind: 'hang' })
  await startExport(page, 'Table (CSV)')
  await expect(page.getByText(/^40 rows, back to/)).toBeVisible()
  const asked = page.waitForEvent('dialog')
  // The page fixture accepts the dialog.
  await page.reload()
  expect((await asked).type()).toBe('beforeunload')
  await expect(exportCard(page)).toContainText('The page was reloaded after 40 rows. No file was saved.')
  await exportCard(page).getByRole('button', { name: 'Close the report' }).click()
  await expect(exportCard(page)).toBeHidden()
  await page.reload()
  await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
  await expect(exportCard(page)).toBeHidden()
})
