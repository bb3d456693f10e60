import { expect, test } from '../support/test'
import { sentOptions } from './sent-options'

test.use({ caller: 'root' })

const BROKEN = '{"gpt-4":15,"claude-3-5-sonnet-20241022-preview-v2'

for (const [name, stored, error] of [
  ['ends inside a name', BROKEN, 'The model ratio is not a valid JSON string (line 1, column 13)'],
  ['ends inside a value', '{"gpt-4":"15', 'The model ratio is not a valid JSON string (line 1, column 10)'],
  [
    'is nested without an end',
    '['.repeat(100_000),
    'The model ratio is not a valid JSON string (line 1, column 66)',
  ],
  [
    'is longer than any that is read',
    `{"${'a'.repeat(600 * 1024)}`,
    'The model ratio is not a valid JSON string: it has 601 KiB, at most 512 KiB are allowed',
  ],
] as const) {
  test.describe(`a stored ratio text that ${name}`, () => {
    test.use({ gatewayOptions: { ModelRatio: stored } })

    test('ratio settings: shows the text with its error, and the text can be corrected and saved', async ({
      page,
      world,
      expectToast,
    }) => {
      await page.goto('/setting?tab=operation')
      const text = page.getByLabel('Model ratio', { exact: true })
      await expect(text).toHaveValue(stored)
      await expect(text).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText(error, { exact: true })).toBeVisible()

      await text.fill('{"gpt-4":15,"claude-3-5-sonnet-20241022":1.50}')
      await page.getByRole('button', { name: 'Save Prices' }).click()
      await expectToast('Operation completed successfully')
      expect(await sentOptions(world)).toEqual(['ModelRatio={"gpt-4":15,"claude-3-5-sonnet-20241022":1.50}'])
      await page.reload()
      await page.getByRole('searchbox', { name: 'Find a model' }).fill('claude-3-5-sonnet-20241022')
      await expect(
        page.getByRole('textbox', { name: 'Ratio of claude-3-5-sonnet-20241022', exact: true }),
      ).toHaveValue('1.50')
    })
  })
}
