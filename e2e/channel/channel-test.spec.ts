import { expect, test } from '../support/test'
import { typeCount } from '../support/type-count'

test.use({ caller: 'admin' })

test.describe('with three channels', () => {
  test.use({ caller: 'root', seed: 'empty' })

  test('channel test: tests that the server makes by itself are in the job panel, which reads the results when asked, also after a reload @all', async ({
    page,
    grid,
    world,
    accessible,
  }) => {
    for (const name of ['fast', 'hanging', 'unauthorised'])
      await world.call('POST', '/api/channel/', {
        type: 1,
        group: 'default',
        models: 'gpt-4o',
        config: '{}',
        key: 'sk-x',
        name,
      })
    await page.goto('/channel')
    await grid.choose('Test all')
    await page.getByRole('button', { name: 'Jobs: 1' }).click()
    const card = page.getByRole('article', { name: 'Tests of all channels by the server' })
    await expect(card).toContainText(
      'The server tests one channel after the other and reports no progress; failures are in the log.',
    )
    await world.clock({ advance: 5 })
    await card.getByRole('button', { name: 'Check the results' }).click()
    await expect(card).toContainText('1 of 3 done · 2 not tested yet')
    await expect(card.getByRole('region', { name: '2 not tested yet' })).toContainText('hanging #2')
    await accessible()

    await page.reload()
    await page.getByRole('button', { name: 'Jobs: 1' }).click()
    await world.release()
    await world.clock({ advance: 60 })
    await card.getByRole('button', { name: 'Check the results' }).click()
    await expect(card).toContainText('3 of 3 done')
    await expect(card.getByRole('button', { name: 'Download results' })).toBeVisible()
    await card.getByRole('button', { name: 'Close the report' }).click()
    await page.reload()
    await expect(grid.row('unauthorised')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Jobs:/ })).toHaveCount(0)
    expect(await world.calls(/test/)).toEqual(['GET /api/channel/test?scope=all'])
  })
})

test('channel list: a balance is fetched when its button is pressed @all', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/channel?hide=')
  await expect(grid.row('Preview models for VIP')).toContainText('$5.00')
  await grid.row('Preview models for VIP').getByText('$5.00').click()
  await expectToast('Preview models for VIP: balance updated')
  await expect(grid.row('Preview models for VIP')).not.toContainText('$5.00')
  await page.getByRole('button', { name: 'Update balance of Revoked reseller' }).click()
  await expectToast(/^Balance of Revoked reseller: /)
  await expect(grid.row('Revoked reseller')).toContainText('-$2.75')
  await expect(page.getByRole('button', { name: 'Update balance of Vertex AI' })).toHaveCount(0)
  expect(await world.calls(/balance/)).toEqual([
    'GET /api/channel/update_balance/23',
    'GET /api/channel/update_balance/24',
  ])
})

test('channel list: deleting all disabled channels asks before a reload, after which the panel tells that the result is unknown @all', async ({
  page,
  grid,
  world,
}) => {
  await world.fault({ call: 'DELETE /api/channel/disabled', kind: 'hang' })
  await page.goto('/channel')
  await grid.choose('Delete disabled')
  await expect(page.getByRole('dialog')).toContainText('5 channels are disabled now')
  await typeCount(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 5 channels' }).click()
  await expect.poll(world.held).toBe(1)
  const asked = page.waitForEvent('dialog')
  // The page fixture accepts the dialog.
  await page.reload()
  expect((await asked).type()).toBe('beforeunload')
  const card = page.getByRole('article', { name: 'Deleting the disabled channels' })
  await expect(card).toContainText('5 of 5 were sent before the page was reloaded.')
  await expect(card.getByRole('region', { name: /^5 with an unknown result/ })).toContainText(
    'CloseAI 欠费 #25',
  )
  await expect(page.getByRole('button', { name: 'Jobs: 1' })).toBeVisible()
  await card.getByRole('button', { name: 'Check the results' }).click()
  await expect(card).toContainText('0 of 5 done · 5 failed')
})
