import { expectNothingYet } from '../../../e2e/home/setup-steps'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root', seed: 'empty' })

test('overview: says that there is nothing yet', async ({ page }) => {
  await page.goto('/')
  await expectNothingYet(page)
  await expect(page.getByText('No consumption in the seven days until yesterday.')).toHaveCount(1)
})
