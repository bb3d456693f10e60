import { openSection } from '../support/form'
import { expect, test } from '../support/test'
import { sentBodies, type Channel } from './sent-bodies'

test.use({ caller: 'root' })

test('channel edit: a new key is sent and then stored nowhere, even if the response contains it @all', async ({
  page,
  world,
}) => {
  await page.goto('/channel/edit/2')
  await page.getByRole('button', { name: 'Set a new value: Key' }).click()
  await page.getByLabel('Key', { exact: true }).fill('planted-4c7e')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/channel')
  await expect(page.getByRole('heading', { name: 'Channels' })).toBeVisible()
  expect(await sentBodies(world, 'PUT')).toEqual([{ id: 2, key: 'planted-4c7e' }])
  const storage: string = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')
  expect(storage + (await page.content()) + page.url()).not.toContain('planted')
})

test.describe('with hostile texts', () => {
  test.use({ seed: 'hostile' })

  test('channel edit: every channel opens, and a changed priority changes nothing else @all', async ({
    page,
    world,
  }) => {
    // Fifteen forms are opened and saved.
    test.slow()
    for (let id = 1; id <= 15; id += 1) {
      const before = await world.call<Channel>('GET', `/api/channel/${id}`)
      await page.goto(`/channel/edit/${id}`)
      await openSection(page, 'Routing')
      await page.getByLabel('Priority').fill('41')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL('/channel')
      expect(await world.call<Channel>('GET', `/api/channel/${id}`)).toEqual({ ...before, priority: 41 })
    }
    expect(await page.evaluate('[window.__xss, ({}).polluted]')).toEqual([undefined, undefined])
  })
})
