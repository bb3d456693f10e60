import { expect, test } from '../../document/document-story'
import { RATIOS, saveSection, sentOptions } from '../../../e2e/setting/sent-options'

test.use({ caller: 'root' })

test.describe('with a few ratios', () => {
  test.use({ gatewayOptions: RATIOS })

  test('price table: prices of models and ratios of groups are edited', async ({
    page,
    world,
    expectToast,
  }) => {
    await page.goto('/setting?tab=operation')
    await page.getByRole('searchbox', { name: 'Find a model' }).fill('gpt-4')
    const cell = (name: string) => page.getByRole('textbox', { name, exact: true })
    await expect(cell('Prompt price of gpt-4')).toHaveValue('30')
    await expect(cell('Completion price of gpt-4')).toHaveValue('60')

    await cell('Prompt price of gpt-4').fill('20.')
    await expect(cell('Prompt price of gpt-4')).toHaveValue('20.')
    await cell('Completion price of gpt-4').fill('80')
    await cell('Prompt price of gpt-4o').fill('1')
    await page.keyboard.press('Enter')
    await cell('Ratio of group vip').fill('0.25')

    await page.getByRole('button', { name: 'Review changes' }).click()
    const reviewDialog = page.getByRole('dialog')
    await expect(reviewDialog).toContainText('gpt-4: $30.00 → $20.00')
    await expect(reviewDialog).toContainText('gpt-4: $60.00 → $80.00')
    await expect(reviewDialog).toContainText('vip: 0.5 → 0.25')
    await reviewDialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast('Operation completed successfully')
    expect(await sentOptions(world)).toEqual([
      'ModelRatio={\n  "gpt-4": 10,\n  "gpt-4o": 0.5\n}',
      'CompletionRatio={\n  "gpt-4": 4\n}',
      'GroupRatio={\n  "default": 1,\n  "vip": 0.25\n}',
    ])
  })

  test('price table: models in use without a price come first, and rows are pasted from a spreadsheet', async ({
    page,
    world,
    expectToast,
  }) => {
    await page.goto('/setting?tab=operation')
    await expect(page.getByText(/models have no price/)).toBeVisible()
    await expect(
      page.getByRole('table', { name: 'Prices of models' }).getByRole('rowheader').first(),
    ).toContainText('no price')
    await page.getByRole('searchbox', { name: 'Find a model' }).fill('claude-3-opus')
    const missing = page.getByRole('textbox', {
      name: 'Prompt price of claude-3-opus-20240229',
      exact: true,
    })
    await missing.fill('15')
    await expect(missing).toHaveValue('15')

    await page.getByRole('button', { name: 'Paste prices' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What are the numbers?').selectOption('ratios')
    await dialog.getByLabel('Rows').fill('gpt-4\t20\t3\ngpt-5\t1.25\ngpt-4o\t1.25\n')
    await expect(dialog).toContainText('3 rows read.')
    await expect(dialog.getByRole('row', { name: /^gpt-4 / })).toContainText('$30.00 → $40.00')
    await dialog.getByRole('button', { name: 'Apply these rows' }).click()
    await saveSection(page, 'Prices')
    await expectToast('Operation completed successfully')
    expect(await sentOptions(world)).toEqual([
      'ModelRatio={\n  "gpt-4": 20,\n  "gpt-4o": 1.25,\n  "claude-3-opus-20240229": 7.5,\n  "gpt-5": 1.25\n}',
      'CompletionRatio={\n  "gpt-4": 3\n}',
    ])
  })
})

test.describe('on a server with invalid stored options', () => {
  test.use({ seed: 'hostile' })

  test('price table: invalid stored prices can be corrected, and nothing is executed or sent automatically (T-27, SH-85)', async ({
    page,
    world,
    expectToast,
  }) => {
    await page.goto('/setting?tab=operation')
    await expect(page.getByText('This cannot be shown as a table. Correct it as JSON.')).toBeVisible()
    await expect(page.getByLabel('Model ratio')).toHaveValue(/"gpt-4": "15"/)
    await expect(page.getByLabel('Completion ratio')).toHaveValue('{"a":1,}')
    await page.getByLabel('Completion ratio').fill('{"a":1}')
    await saveSection(page, 'Prices')
    await expectToast('Operation completed successfully')
    expect(await sentOptions(world)).toEqual(['CompletionRatio={\n  "a": 1\n}'])
    await page.getByRole('button', { name: 'Edit as a table' }).click()
    await page.getByRole('searchbox', { name: 'Find a model' }).fill('__proto__')
    const invalid = page.getByRole('textbox', { name: 'Prompt price of __proto__', exact: true })
    await expect(invalid).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('tab', { name: 'Other' }).click()
    await expect(page.getByRole('textbox', { name: 'Notice' })).toHaveValue(/evil\.example/)
    await page.getByRole('tab', { name: 'System' }).click()
    await expect(page.getByLabel('SMTP port')).toHaveValue('five hundred')
    expect(await page.evaluate('window.__xss')).toBeUndefined()
    expect(await page.evaluate('({}).polluted')).toBeUndefined()
    expect(await sentOptions(world)).toHaveLength(1)
  })
})
