import { openSection } from '../../../e2e/support/form'
import { expect, test } from '../../document/document-story'
import { sentBodies, type Channel } from '../../../e2e/channel/sent-bodies'

test.use({ caller: 'admin' })

test.beforeEach(async ({ page }) => {
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('many')
  await page.getByLabel('Custom model').fill('gpt-4o')
})

test('channel batch creation: creates one channel per key and shows the number of keys before submitting', async ({
  page,
  expectToast,
  world,
}) => {
  await page.getByLabel('Create in batch').click()
  await expect(page.getByLabel('Key', { exact: true })).toBeHidden()
  const lines = Array.from({ length: 20 }, (_, at) => `key-${at}`)
  await page.getByLabel('Keys (one per line)').fill([...lines, ' key-0\r', '', ' ', 'key-1'].join('\n'))
  await expect(page.getByText('20 new, 2 duplicate, 2 empty')).toBeVisible()
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expectToast('Channel created')
  expect((await sentBodies(world, 'POST'))[0]?.key).toBe(lines.join('\n'))
  expect(await world.call<Channel[]>('GET', '/api/channel/search?keyword=many')).toHaveLength(20)
})

test('channel batch creation: is not offered for types whose key has several parts @all', async ({
  page,
  selectOption,
}) => {
  await selectOption('Type', 'AWS')
  await expect(page.getByLabel('Region')).toBeVisible()
  await expect(page.getByLabel('Create in batch')).toBeHidden()
})

test('channel batch creation: a lost response is verified in the list when the channels were created', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'POST /api/channel/', kind: 'bad-gateway', applied: true, times: 1 })
  await page.getByLabel('Create in batch').click()
  await page.getByLabel('Keys (one per line)').fill('a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page).toHaveURL('/channel')
  expect(await world.calls(/^POST/)).toHaveLength(1)
  expect(await world.call<Channel[]>('GET', '/api/channel/search?keyword=many')).toHaveLength(12)
})

test('channel batch creation: a lost response is verified in the list when nothing was created, ignoring an older channel with the same values @all', async ({
  page,
  world,
}) => {
  await world.call('POST', '/api/channel/', {
    name: 'many',
    type: 1,
    key: 'x',
    models: 'gpt-4o',
    group: 'default',
  })
  await world.fault({ call: 'POST /api/channel/', kind: 'bad-gateway', times: 1 })
  await page.getByLabel('Key', { exact: true }).fill('only')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'A check shows that nothing was changed' }),
  ).toBeFocused()
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('only')
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
})

test('channel form: when the session ends, the draft is restored after signing in on the login page (CD-20)', async ({
  page,
  world,
}) => {
  await openSection(page, 'Rewriting')
  await page.getByLabel('System prompt').fill('Be brief.')
  await page.getByLabel('Key', { exact: true }).fill('secret-7f3a')
  await world.fault({ call: 'POST /api/channel/', kind: 'unauthenticated', times: 1 })
  await page.getByRole('button', { name: 'Create channel' }).click()
  await page.getByRole('button', { name: 'Log in as somebody else' }).click()
  await expect(page).toHaveURL(/\/login\?expired=true$/)
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('admin12345')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/channel/add')
  await page.getByRole('button', { name: 'Restore them' }).click()
  await openSection(page, 'Rewriting')
  await expect(page.getByLabel('System prompt')).toHaveValue('Be brief.')
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('')
})

test('channel batch creation: when only some channels were created, the keys of the others stay in the field (CD-52)', async ({
  page,
  world,
}) => {
  await page.getByLabel('Create in batch').click()
  await page.getByLabel('Keys (one per line)').fill('a\nb\nc')
  await world.fault({ call: 'POST /api/channel/', kind: 'bad-gateway', ms: 1500, times: 1 })
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect.poll(() => world.calls(/^POST/)).toHaveLength(1)
  // The state that a server leaves when it stops halfway.
  const channel = { name: 'many', type: 1, key: 'a\nb', models: 'gpt-4o', group: 'default' }
  await world.call('POST', '/api/channel/', channel)
  await expect(
    page.getByText('2 of 3 channels were created. The keys of the others are still here.'),
  ).toBeFocused()
  await expect(page.getByLabel('Keys (one per line)')).toHaveValue('c')
})
