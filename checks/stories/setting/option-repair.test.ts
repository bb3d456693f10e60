import { expect, test } from '../../document/document-story'
import { saveSection, sentOptions } from '../../../e2e/setting/sent-options'

test.use({ caller: 'root' })

const BROKEN = '{"gpt-4":15,"claude-3-5-sonnet-20241022-preview-v2'

test('ratio settings: an unterminated string in the JSON or in a cell is refused, and the page stays usable', async ({
  page,
  world,
}) => {
  await world.options({ ModelRatio: '{"gpt-4":15}' })
  await page.goto('/setting?tab=operation')
  await page.getByRole('searchbox', { name: 'Find a model' }).fill('gpt-4')
  const cell = page.getByRole('textbox', { name: 'Prompt price of gpt-4', exact: true })
  const typed = `"${'claude-3-5-sonnet-'.repeat(20)}`
  await cell.fill(typed)
  await expect(cell).toHaveValue(typed)
  await page.getByRole('button', { name: 'Save Prices' }).click()
  await expect(page.getByRole('region', { name: 'Prices', exact: true }).getByRole('alert')).toContainText(
    'gpt-4',
  )
  await page.getByRole('button', { name: 'Edit as JSON' }).click()
  await page.getByLabel('Model ratio', { exact: true }).fill(BROKEN)
  await page.getByRole('button', { name: 'Save Prices' }).click()
  await expect(page.getByText('(line 1, column 13)')).toBeVisible()
  expect(await sentOptions(world)).toEqual([])
})

for (const [name, stored, error] of [
  ['ends inside a name', BROKEN, 'The model ratio is not a valid JSON string (line 1, column 13)'],
  ['ends inside a value', '{"gpt-4":"15', 'The model ratio is not a valid JSON string (line 1, column 10)'],
  [
    'is nested without an end',
    '['.repeat(100_000),
    'The model ratio is not a valid JSON string (line 1, column 1)',
  ],
  [
    'is longer than any that is read',
    `{"${'a'.repeat(600 * 1024)}`,
    'The model ratio is not a valid JSON string: it has 601 KiB, at most 512 KiB are allowed',
  ],
] as const) {
  test.describe(`a stored ratio text that ${name}${stored === BROKEN ? '' : ' @all'}`, () => {
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
      await saveSection(page, 'Prices')
      await expectToast('Operation completed successfully')
      expect(await sentOptions(world)).toEqual([
        'ModelRatio={\n  "gpt-4": 15,\n  "claude-3-5-sonnet-20241022": 1.50\n}',
      ])
      await page.reload()
      await page.getByRole('searchbox', { name: 'Find a model' }).fill('claude-3-5-sonnet-20241022')
      await expect(
        page.getByRole('textbox', { name: 'Prompt price of claude-3-5-sonnet-20241022', exact: true }),
      ).toHaveValue('3')
    })
  })
}
