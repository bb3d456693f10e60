import { expect, test } from '../support/test'

test.use({ caller: 'root', seed: 'large' })

for (const { list, rows, n, tested } of [
  // A few have no model that could be tested.
  { list: '/channel', rows: '2,000 rows', n: '2,000', tested: '1,962' },
  // Two in five, scattered over all ids.
  { list: '/channel?group=svip', rows: '800 of 2,000 rows', n: '800', tested: '784' },
])
  test(`test matrix: ${rows} selected in the list are all chosen, also after a reload @all`, async ({
    page,
  }) => {
    await page.goto(list)
    await page.getByLabel('Rows per page').selectOption('all')
    await page.getByText(rows, { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
    await page.getByRole('link', { name: 'Test', exact: true }).click()
    const scope = page.getByRole('combobox', { name: 'Channels' })
    const expectChosen = async () => {
      await page.getByText(`${tested} tests of ${tested} channels`).waitFor()
      await expect(scope.locator('option:checked')).toHaveText(`selected in the list (${n})`)
    }
    await expectChosen()
    await page.reload()
    await expectChosen()

    // Each test may cost money: so many are not started by one click.
    await page.getByRole('button', { name: `Start ${tested} tests` }).click()
    const question = page.getByRole('dialog', { name: `Make ${tested} calls?` })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: `Start ${tested} tests` })).toBeFocused()
  })
