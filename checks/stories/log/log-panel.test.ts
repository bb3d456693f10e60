import { expect, test } from '../../document/document-story'
import { entriesAt, momentIn, ZONE, SERVER_PAGES } from '../../../e2e/log/log-entries'

test.use(SERVER_PAGES)

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('log panel: an entry opens beside the list, arrow keys switch to its neighbours, and closing restores the focus', async ({
  page,
  grid,
  filters,
  world,
  expectToast,
}) => {
  const rows = await entriesAt(world, '/api/log/self?p=0')
  const [first, second] = rows
  await page.goto('/log')
  await expect(grid.table.getByRole('rowheader')).toHaveCount(10)
  const opener = page.getByRole('button', { name: /^Details of / }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Log entry' })
  await expect(panel).toContainText(first?.content ?? '')
  await expect(panel).toContainText(first?.request_id ?? '')
  await expect(panel).toContainText('1 of 10 on this page')
  await expect(panel.getByRole('button', { name: 'Previous entry' })).toHaveAttribute('aria-disabled', 'true')

  await page.keyboard.press('ArrowRight')
  await expect(panel).toContainText('2 of 10 on this page')
  await expect(panel.locator('time')).toHaveText(momentIn(ZONE, second?.created_at ?? 0))
  await panel.getByRole('button', { name: 'Copy the request ID' }).click()
  await expectToast('Copied to clipboard')
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(second?.request_id)
  await page.keyboard.press('ArrowLeft')
  await expect(panel).toContainText('1 of 10 on this page')
  for (const _ of rows) await page.keyboard.press('ArrowRight')
  await expect(panel).toContainText('10 of 10 on this page')
  await expect(panel.getByRole('button', { name: 'Next entry' })).toHaveAttribute('aria-disabled', 'true')
  expect(await page.evaluate('document.querySelector("main dialog").contains(document.activeElement)')).toBe(
    true,
  )
  // The page beside the panel stays usable, and the panel does not take the focus back.
  await filters.open()
  await page.getByRole('combobox', { name: 'Model name' }).fill('gpt')
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  // Wait until the panel is mounted, because it receives no keys pressed earlier.
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
  await opener.focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})
