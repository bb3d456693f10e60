import { makeChannels, NEW } from '../../../e2e/channel/coverage-steps'
import { expect, test } from '../../document/document-story'

test.use({ caller: 'root', seed: 'empty' })

/** A kind of finding that is folded. */
const ADVICE = 'Served by one channel only'

test('model coverage: a model without a price leads to its price, and disabling says what is lost @all', async ({
  page,
  grid,
  world,
}) => {
  await world.call('POST', '/api/channel/', { ...NEW, name: 'only', models: 'gpt-4o,my-own-model' })
  await page.goto('/channel/coverage')
  const unpriced = page.getByRole('region', { name: 'Models without a price' })
  await unpriced.getByRole('link', { name: 'my-own-model' }).click()
  const prices = page.getByRole('table', { name: 'Prices of models' })
  await expect(prices.getByRole('rowheader')).toHaveText(/^my-own-model/)

  await page.goto('/channel')
  await grid.row('only').getByRole('button', { name: 'Disable only' }).click()
  const note = page.getByRole('alert').filter({ hasText: 'Without a channel now: gpt-4o, my-own-model.' })
  await expect(note.getByRole('button', { name: 'Undo' })).toBeVisible()
  await note.getByRole('link', { name: 'Model coverage' }).click()
  await expect(page).toHaveURL('/channel/coverage')
  await expect(page.getByRole('region', { name: 'No enabled channel' })).toContainText('my-own-model')
})

test('model coverage: each link opens the right form with the right field focused @all', async ({
  page,
  world,
}) => {
  await makeChannels(world)
  const forms = [
    ['Allowed by a token, served by no channel', 'app', 'Models'],
    [ADVICE, 'alone', 'Models'],
    ['Groups without an enabled channel', '', 'Groups'],
    ['Channels of a group without ratio', 'in lost group', 'Groups'],
    ['Mapped, but not among the models', 'idle mapping', 'Model mapping'],
    ['Mapped to an unknown model', 'misspelt mapping', 'Model mapping'],
    ['Channels with the same type, address and models', 'other twin', 'Models'],
  ] as const
  for (const [kind, name, field] of forms) {
    await page.goto('/channel/coverage')
    if (kind === ADVICE) await page.getByRole('region', { name: kind }).getByRole('button').click()
    await page.getByRole('region', { name: kind }).getByRole('listitem').getByRole('link').press('Enter')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
    await expect(page.getByLabel(field, { exact: true }).and(page.locator(':focus'))).toBeVisible()
  }
})

test('model coverage: the table shows the channels by model and group, and filters the gaps', async ({
  page,
  world,
}) => {
  await makeChannels(world)
  await page.goto('/channel/coverage')
  const table = page.getByRole('table', { name: 'Models and groups' })
  await expect(table.getByRole('columnheader')).toHaveText(['Model', 'default', 'lonely', 'gone'])
  const row = table.getByRole('row', { name: /^gpt-4o\b(?!-)/ })
  await expect(row.getByRole('cell').first()).toHaveText(/^5misspelt mappingidle mapping\+3/)
  await page.getByLabel('Show').selectOption('at most one channel')
  await expect(table.getByRole('rowheader')).toHaveText(['gpt-4o', 'gpt-4o-mini'])
  await page.getByLabel('Filter models').fill('mini')
  await expect(table.getByRole('rowheader')).toHaveText(['gpt-4o-mini'])
  await page.getByLabel('Filter models').fill('')
  await row.getByRole('link', { name: '+3: all 5 for gpt-4o, default, in the list' }).click()
  await expect(page.getByRole('table', { name: 'Channels' }).getByRole('rowheader')).toHaveCount(6)
})

test.describe('many channels @all', () => {
  test.use({ seed: 'large' })

  test('model coverage: 2,000 channels are judged after two requests, page by page where a search fails', async ({
    page,
    world,
  }) => {
    await page.goto('/channel/coverage')
    await expect(page.getByText(/^2,000 channels, /)).toBeVisible()
    expect(await world.calls(/^GET .api.channel.(\?|search)/)).toHaveLength(2)
    await world.fault({ call: 'GET /api/channel/search', kind: 'refused', message: 'no' })
    await page.goto('/channel/coverage')
    await expect(page.getByText(/^2,000 channels, /)).toBeVisible({ timeout: 60_000 })
    expect((await world.calls(/^GET .api.channel.\?p=/)).length).toBeGreaterThanOrEqual(200)
  })
})

test('model coverage: each kind of finding is listed once, with a link to the form that mends it', async ({
  page,
  world,
}) => {
  const ids = await makeChannels(world)
  await page.goto('/channel')
  const tabs = page.getByRole('navigation', { name: 'Channels' })
  await expect(tabs.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Coverage' }).click()
  await expect(page).toHaveURL('/channel/coverage')
  await expect(tabs.getByRole('link', { name: /^Coverage/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1, name: 'Model coverage' })).toBeVisible()
  const findings = page.getByRole('region', { name: 'Findings' })
  const expected = [
    [
      'No enabled channel',
      'in lost group gpt-4o for gone',
      `/channel/edit/${ids.get('in lost group')}?focus=models`,
    ],
    ['Allowed by a token, served by no channel', 'app claude-9', /^\/token\/edit\/\d+\?focus=models$/],
    ['Models without a price', 'gtp-4o', /^\/setting\?/],
    [ADVICE, 'alone gpt-4o-mini for default', `/channel/edit/${ids.get('alone')}?focus=models`],
    ['Groups without an enabled channel', 'Add a channel for lonely', '/channel/add?focus=group'],
    [
      'Channels of a group without ratio',
      'in lost group gone',
      `/channel/edit/${ids.get('in lost group')}?focus=group`,
    ],
    [
      'Mapped, but not among the models',
      'idle mapping chat',
      `/channel/edit/${ids.get('idle mapping')}?focus=model_mapping`,
    ],
    [
      'Mapped to an unknown model',
      'misspelt mapping gtp-4o',
      `/channel/edit/${ids.get('misspelt mapping')}?focus=model_mapping`,
    ],
    [
      'Channels with the same type, address and models',
      'other twin same as twin',
      `/channel/edit/${ids.get('other twin')}?focus=models`,
    ],
  ] as const
  await findings.getByRole('region', { name: ADVICE }).getByRole('button', { name: 'Show all 1' }).click()
  for (const [kind, text, href] of expected) {
    const items = findings.getByRole('region', { name: kind }).getByRole('listitem')
    await expect(items).toHaveCount(1)
    await expect(items).toHaveText(new RegExp(`^${text.replaceAll(' ', '\\s*')}$`))
    await expect(items.getByRole('link')).toHaveAttribute('href', href)
  }
  await expect(findings.getByRole('region')).toHaveCount(expected.length)
  await expect(tabs.getByRole('link', { name: /^Coverage/ })).toHaveText('Coverage1')
  expect(await world.calls(/^GET \/api\/channel\/search/)).toHaveLength(1)
})

for (const path of ['/channel/coverage', '/channel/tests']) {
  test(`${path}: without channels it says so and leads to the form of a new one`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('There are no channels yet.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Add channel' }).click()
    await expect(page).toHaveURL('/channel/add')
  })
}
