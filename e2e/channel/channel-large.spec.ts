import { expect, test } from '../support/test'

test.use({ seed: 'large', caller: 'root' })

test('channel list: 2,000 channels load in one request and are sorted, filtered and edited in place @all', async ({
  page,
  grid,
  world,
}) => {
  await page.goto('/channel')
  await page.getByLabel('Rows per page').selectOption('all')
  await page.getByText('2,000 rows', { exact: true }).waitFor()
  expect(await world.calls(/^GET \/api\/channel/)).toHaveLength(2)
  expect(await page.evaluate<number>('document.querySelectorAll("tbody tr[data-row]").length')).toBeLessThan(
    80,
  )

  await page.getByRole('button', { name: 'Priority' }).click()
  await page.getByLabel('Type').selectOption({ index: 1 })
  await expect(page.getByText(/^\d+ of 2,000 rows$/)).toBeVisible()
  await grid.openMoreFilters()
  await page.getByLabel('Model', { exact: true }).fill('no such model')
  await expect(grid.table.getByRole('rowheader')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page.getByText('2,000 rows', { exact: true })).toBeVisible()

  const first = page.getByRole('spinbutton', { name: /^Weight of/ }).first()
  const label = (await first.getAttribute('aria-label')) ?? ''
  const edited = page.getByRole('spinbutton', { name: label, exact: true })
  await edited.fill('1.5')
  await page.getByRole('heading', { level: 1 }).click()
  // What was typed stays while the row is out of sight.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await expect(edited).not.toBeInViewport()
  await page.evaluate('scrollTo(0, 0)')
  await expect(edited).toHaveValue('1.5')
  await edited.fill('77')
  // While it has the focus, it stays.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await expect(grid.table.getByRole('rowheader').first()).not.toBeInViewport()
  await page.evaluate('scrollTo(0, 0)')
  await expect(edited).toHaveValue('77')
  await expect(edited).toBeFocused()
  await edited.press('Enter')
  await expect(edited).not.toHaveAttribute('aria-busy', 'true')
  await expect(edited).toHaveValue('77')
  await expect.poll(() => world.calls(/^PUT/)).toHaveLength(1)
  expect(await world.calls(/^GET \/api\/channel\/\?p/)).toHaveLength(1)
})

test('channel list: the head of the table and the actions on selected rows stay in view while the list is scrolled @all', async ({
  page,
}) => {
  await page.goto('/channel')
  await page.getByLabel('Rows per page').selectOption('all')
  await page.getByText('2,000 rows', { exact: true }).waitFor()
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(shown)
  }
  const head = page.getByRole('columnheader', { name: 'Status' })
  await page.evaluate('scrollTo(0, 5000)')
  await expect.poll(() => head.evaluate(isOnTop)).toBe(true)
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await page.evaluate('scrollTo(0, 6000)')
  const edit = page.getByRole('button', { name: 'Edit selected' })
  await expect.poll(() => edit.evaluate(isOnTop)).toBe(true)
  await expect.poll(() => head.evaluate(isOnTop)).toBe(true)
})
