import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

const TOKEN = 1
const CHANNEL = 14

test('record page: heading and tab name the record, and a line tells its state and links to its log entries', async ({
  page,
}) => {
  await page.goto(`/token/edit/${TOKEN}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit token: default' })).toBeVisible()
  await expect(page).toHaveTitle(/^Edit token: default – /)
  await expect(page.getByText(/^Enabled\s· Used quota: /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log entries' })).toHaveAttribute('href', /token_name=default/)
})

test('record page: invisible characters of a name are seen in its heading, and a long one is cut', async ({
  page,
  world,
}) => {
  await world.call('PUT', '/api/channel/', { id: CHANNEL, name: `a\u202E${'b'.repeat(300)}` })
  await page.goto(`/channel/edit/${CHANNEL}`)
  const name = /^Edit channel: a\[U\+202E\]b{50,80}\.\.\.$/
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
