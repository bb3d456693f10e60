import { expect, test } from '../support/test'
import { testsTable, THREE_MODELS } from './test-matrix-steps'

test.use({ caller: 'root', seed: 'empty' })

test('test matrix: after a reload the panel and the page show what is done, unknown and not sent, and a retest finishes it @all', async ({
  page,
  world,
  accessible,
}) => {
  for (const name of ['one', 'hanging', 'three'])
    await world.call('POST', '/api/channel/', { ...THREE_MODELS, key: 'sk-x', name })
  await page.goto('/channel/tests?models=named&names=m-a')
  await page.getByLabel('At a time').selectOption('1')
  await page.getByRole('button', { name: 'Start 3 tests' }).click()
  await expect(page.getByRole('button', { name: 'running: stop m-a of hanging' })).toBeVisible()
  await page.getByRole('button', { name: 'Jobs: 1 / 3' }).click()
  const card = page.getByRole('article', { name: '3 tests of 3 channels' })
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3')
  await accessible()
  const asked = page.waitForEvent('dialog')
  // The page fixture accepts the dialog.
  await page.reload()
  expect((await asked).type()).toBe('beforeunload')

  await expect(card).toContainText('2 of 3 were sent before the page was reloaded.')
  await expect(card).toContainText('1 of 3 done · 1 with an unknown result')
  await expect(card.getByRole('region', { name: '1 not sent' })).toContainText('one · m-a')
  const results = testsTable(page).getByRole('row').getByRole('cell')
  await expect(results).toHaveText([/^0\.\d\d s$/, 'unknown', 'cancelled'])
  await world.call('PUT', '/api/channel/', { id: 2, name: 'fast' })
  await world.forgetCalls()

  // Each of them says why, and can be tested again by itself.
  await page.getByRole('button', { name: 'cancelled: m-a of one' }).press('Enter')
  const cancelled = page.getByRole('dialog', { name: 'one, m-a' })
  await expect(cancelled).toContainText('The test was not sent.')
  await cancelled.press('Escape')
  const unknown = page.getByRole('button', { name: 'unknown: m-a of hanging' })
  await unknown.press('Enter')
  const panel = page.getByRole('dialog', { name: 'hanging, m-a' })
  await expect(panel).toContainText('No answer came before the test was cancelled or the page was left.')
  await panel.press('Escape')
  await expect(unknown).toBeFocused()
  await unknown.press('Enter')
  await panel.getByRole('button', { name: 'Test again' }).press('Enter')
  await expect(results).toHaveText([/^0\.\d\d s$/, /^0\.\d\d s$/, 'cancelled'])
  await expect(results.nth(1)).toBeFocused()
  await expect(card).toContainText('2 of 3 done · 1 not sent')
  await page.getByRole('button', { name: 'Retest 1 without success', exact: true }).click()
  await expect(card).toContainText('3 of 3 done')
  expect(await world.calls(/^GET \/api\/channel\/test\//)).toEqual([
    'GET /api/channel/test/2?model=m-a',
    'GET /api/channel/test/1?model=m-a',
  ])
})
