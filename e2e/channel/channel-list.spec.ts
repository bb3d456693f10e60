import { NEWEST } from './channel-list-steps'
import { expect, test } from '../support/test'

test.use({ caller: 'admin' })

test('channel list: the tooltip of the response time shows the test time on hover and on keyboard focus (SH-39, AX-34) @all', async ({
  page,
  grid,
}) => {
  await page.goto('/channel')
  await grid.row('xAI').getByText('0.70 s fast').hover()
  const tooltip = grid.row('xAI').getByRole('tooltip')
  await expect(tooltip).toContainText(/Last tested: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(tooltip).toBeHidden()
  await grid.row('Vertex AI').getByText('Not tested').locator('..').focus()
  await expect(grid.row('Vertex AI').getByRole('tooltip')).toHaveText('Last tested: Not tested')
  await page.keyboard.press('Escape')
  await expect(grid.row('Vertex AI').getByRole('tooltip')).toBeHidden()
})

test('channel list with a hand-edited URL: what is no value counts as unset @all', async ({ page, grid }) => {
  for (const address of ['/channel?p=-1', '/channel?status=x&type=%00&size=7&sort=;', '/channel?p=1&p=2']) {
    await page.goto(address)
    await grid.shows(NEWEST)
  }
})
