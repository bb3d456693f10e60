import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PROXIED_URL } from '../support/origins'
import { confirmDeletion } from '../support/deletion'
import { expect, test } from '../support/test'

// A host that sends no headers, like the gateway itself; it serves the files of `dist` with another index.html.
test.use({ baseURL: PROXIED_URL, caller: 'root' })

test('embedded build: runs under the CSP in its HTML (HD-10) @all', async ({ page, expectToast }) => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  await promisify(execFile)(process.execPath, [
    'scripts/run.mjs',
    'scripts/build-embedded.ts',
    '--out',
    folder,
  ])
  const body = await readFile(join(folder, 'index.html'), 'utf8')
  await rm(folder, { recursive: true })
  expect(body).not.toMatch(/nonce|frame-ancestors|\$/)
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(body)?.[1] ?? ''
  const directives = policy.split(';').map((directive) => directive.trim())
  // No script inserts styles, so that no hash allows any.
  expect(directives).toContain("style-src 'self'")
  expect(directives).toContain("require-trusted-types-for 'script'")

  await page.route(`${PROXIED_URL}/**`, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fallback(),
  )
  // Views that the build did not visit: phone width, wide scroll bar, calendar, menu, dialog, toast.
  await page.goto('/redemption')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body { min-height: 200vh } ::-webkit-scrollbar { width: 13px }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page
    .getByRole('button', { name: /^More actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirmDeletion(page)
  await expectToast(/^Deleted /)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/token/add')
  await page.getByRole('button', { name: 'Choose a date' }).click()
  await expect(page.getByRole('dialog', { name: 'Choose a date' }).getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('combobox', { name: 'Colour scheme' }).selectOption('Dark')
  await page.goto('/channel/edit/1')
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('')
  await page.goto('/setting?tab=operation')
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
})
