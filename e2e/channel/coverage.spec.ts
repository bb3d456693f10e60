import { makeChannels } from './coverage-steps'
import { expect, test } from '../support/test'

test.use({ caller: 'root', seed: 'empty' })

test('model coverage: each kind of finding is listed once, with a link to the form that mends it', async ({
  page,
  world,
  accessible,
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
    [
      'Served by one channel only',
      'alone gpt-4o-mini for default',
      `/channel/edit/${ids.get('alone')}?focus=models`,
    ],
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
  for (const [kind, text, href] of expected) {
    const items = findings.getByRole('region', { name: kind }).getByRole('listitem')
    await expect(items).toHaveCount(1)
    await expect(items).toHaveText(new RegExp(`^${text.replaceAll(' ', '\\s*')}$`))
    await expect(items.getByRole('link')).toHaveAttribute('href', href)
  }
  await expect(findings.getByRole('region')).toHaveCount(expected.length)
  await expect(tabs.getByRole('link', { name: /^Coverage/ })).toHaveText('Coverage1')
  // The list was not loaded as a whole: one call for all channels.
  expect(await world.calls(/^GET \/api\/channel\/search/)).toHaveLength(2)
  await accessible()

  // What is intended is reported no more, until somebody takes that back.
  const mapping = findings.getByRole('region', { name: 'Mapped, but not among the models' })
  await page.getByRole('button', { name: 'Intended: idle mapping' }).click()
  await expect(mapping).toHaveCount(0)
  await expect(findings).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: '1 finding accepted as intended' }).click()
  await expect(mapping).toHaveCount(0)
  await page.getByRole('button', { name: 'Report again: idle mapping' }).click()
  await expect(mapping).toHaveCount(1)
})

for (const path of ['/channel/coverage', '/channel/tests']) {
  test(`${path}: without channels it says so and leads to the form of a new one`, async ({
    page,
    accessible,
  }) => {
    await page.goto(path)
    await expect(page.getByText('There are no channels yet.')).toBeVisible()
    await accessible()
    await page.getByRole('main').getByRole('link', { name: 'Add channel' }).click()
    await expect(page).toHaveURL('/channel/add')
  })
}
