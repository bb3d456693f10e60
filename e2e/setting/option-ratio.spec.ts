import { expect, test } from '../support/test'
import { RATIOS, sentOptions } from './sent-options'

test.use({ caller: 'root' })

test.describe('with a few ratios', () => {
  test.use({ gatewayOptions: RATIOS })

  test('price table: invalid numbers are reported at the cell and never sent (K10.28, PJ07, PJ11) @all', async ({
    page,
    world,
    expectToast,
  }) => {
    await page.goto('/setting?tab=operation')
    await page.getByRole('searchbox', { name: 'Find a model' }).fill('gpt-4')
    const ratio = page.getByRole('textbox', { name: 'Prompt price of gpt-4', exact: true })
    const save = page.getByRole('button', { name: 'Save Prices' })
    const section = page.getByRole('region', { name: 'Prices', exact: true })
    for (const invalid of ['abc', '--1', '1e309', '1,5']) {
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await ratio.fill(invalid)
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await save.click()
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await expect(section.getByRole('alert')).toHaveText(
        'The model ratio is not a valid JSON string: the value of gpt-4 must be a number',
      )
      // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
      await expect(ratio).toHaveValue(invalid)
    }
    expect(await sentOptions(world)).toEqual([])

    // Switching to JSON keeps everything typed in the table.
    await page.getByRole('button', { name: 'Edit as JSON' }).click()
    const text = page.getByLabel('Model ratio')
    await text.fill('{"gpt-4": 0.10, "free": 0,}')
    await save.click()
    await expect(section.getByRole('alert')).toHaveText(
      'The model ratio is not a valid JSON string (line 1, column 27)',
    )
    await expect(text).toBeFocused()
    await text.fill('\uFEFF{"gpt-4": 0.10, "free": 0}')
    await page.getByRole('button', { name: 'Edit as a table' }).click()
    await page.getByRole('searchbox', { name: 'Find a model' }).fill('free')
    await expect(page.getByRole('rowheader', { name: 'free' })).toContainText('free')
    await save.click()
    await expect(page.getByText('Free of charge from now on: free')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast('Operation completed successfully')
    expect(await sentOptions(world)).toEqual(['ModelRatio={\n  "gpt-4": 0.10,\n  "free": 0\n}'])
  })
})
