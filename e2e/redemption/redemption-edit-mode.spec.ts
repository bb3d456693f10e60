import { expect, test } from '../support/test'

test.use({ caller: 'root', permissions: ['clipboard-read', 'clipboard-write'] })

test('edit as table: names and quotas of codes pasted from a spreadsheet; a bad value is told at its cell and not sent @all', async ({
  page,
  grid,
  world,
  expectToast,
  accessible,
}) => {
  await page.goto('/redemption')
  await page.getByRole('button', { name: 'Edit as table' }).press('Enter')
  const row = (id: number) => grid.table.locator(`[data-row="${id}"]`)
  const cell = (id: number, member: string) => row(id).locator(`[data-member="${member}"]`)

  await test.step('a code that was redeemed cannot be edited', async () => {
    await expect(row(7).getByRole('textbox')).toHaveCount(0)
    await expect(row(7)).toContainText('This code has been redeemed.')
  })
  await test.step('a block is pasted', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('spring\t2.50\nsummer\tabc\nautumn\t3\n'))
    await cell(16, 'name').focus()
    await page.keyboard.press('Control+v')
    await expect(cell(16, 'name')).toHaveValue('spring')
    await expect(cell(16, 'quota')).toHaveValue('2.50')
    await expect(cell(16, 'quota')).toHaveAccessibleDescription('was $0.60')
    await expect(cell(15, 'quota')).toHaveAccessibleDescription(
      'This is not an amount of dollars, such as 12.50',
    )
    await expect(cell(15, 'quota')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('5 changes, 1 with errors')).toBeAttached()
    await accessible()
  })
  await test.step('only what is valid is reviewed and sent', async () => {
    await world.forgetCalls()
    await page.getByRole('button', { name: 'Review 5 changes' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit 3 redemption codes' })
    await expect(dialog).toContainText('5 values of 3 records. 1 with errors is left out.')
    await expect(dialog.getByRole('row', { name: /^newest #16 Quota/ })).toContainText('$0.60$2.50')
    await page.keyboard.press('Enter')
    await expectToast('Done for all 3')
    const sent = (await world.requests()).filter(({ method }) => method === 'PUT')
    const bodies: { id: number }[] = sent.map(({ body }) => JSON.parse(body ?? ''))
    expect(bodies.toSorted((a, b) => b.id - a.id)).toEqual([
      { id: 16, name: 'spring', quota: 1_250_000 },
      { id: 15, name: 'summer', quota: 9_007_199_254_740_991 },
      { id: 14, name: 'autumn', quota: 1_500_000 },
    ])
  })
  await test.step('the bad value stays until it is corrected', async () => {
    await expect(cell(15, 'quota')).toHaveValue('abc')
    await expect(cell(16, 'name')).toHaveValue('spring')
    await page.getByRole('button', { name: 'Discard' }).press('Enter')
    await expect(cell(15, 'quota')).toHaveValue('18014398509.481983')
    await page.getByRole('button', { name: 'Leave the table' }).press('Enter')
    await expect(grid.table.getByRole('textbox')).toHaveCount(0)
  })
})
