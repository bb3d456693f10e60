import { openSection } from '../../../e2e/support/form'
import { expect, test } from '../../document/document-story'
import { sentBodies, type Channel } from '../../../e2e/channel/sent-bodies'

test.use({ caller: 'admin' })

test.beforeEach(async ({ page }) => {
  await page.goto('/channel/add')
  await page.getByLabel('Name').fill('many')
  await page.getByRole('combobox', { name: 'Models' }).fill('gpt-4o')
})

test('channel batch creation: creates one channel per key and shows the number of keys before submitting', async ({
  page,
  expectToast,
  world,
}) => {
  await page.getByLabel('Create in batch').click()
  await expect(page.getByLabel('Key', { exact: true })).toBeHidden()
  await page.getByLabel('Proxy').fill('https://api.test/v1/chat/completions')
  await page.getByRole('button', { name: 'Use https://api.test' }).click()
  const lines = Array.from({ length: 20 }, (_, at) => `key-${at}`)
  await page.getByLabel('Keys (one per line)').fill([...lines, ' key-0\r', '', ' ', 'key-1'].join('\n'))
  await expect(page.getByText('20 new, 2 duplicate, 2 empty')).toBeVisible()
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expectToast('Channel created')
  expect((await sentBodies(world, 'POST'))[0]?.key).toBe(lines.join('\n'))
  const made = await world.call<Channel[]>('GET', '/api/channel/search?keyword=many')
  expect(made.map(({ name }) => name)).toEqual(lines.map((_, at) => `many ${at + 1}`))
  expect(new Set(made.map(({ base_url }) => base_url))).toEqual(new Set(['https://api.test']))
})

test('channel batch creation: is not offered for types whose key has several parts @all', async ({
  page,
  selectOption,
}) => {
  await selectOption('Type', 'AWS')
  await expect(page.getByLabel('Region')).toBeVisible()
  await expect(page.getByLabel('Create in batch')).toBeHidden()
})

test('channel creation: after a lost response the list is a link, and a question comes before it is sent again (CD-52)', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.fault({ call: 'POST /api/channel/', kind: 'bad-gateway', applied: true, times: 1 })
  await page.getByLabel('Key', { exact: true }).fill('only')
  await page.getByRole('button', { name: 'Create channel' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'may or may not have been made' })).toBeFocused()
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('only')
  await page.clock.fastForward(1000)
  await page.getByRole('button', { name: 'Send again' }).click()
  const question = page.getByRole('dialog', { name: 'Send it a second time?' })
  await expect(question).toContainText('If “many” is in the list already, it is created again.')
  expect(await world.calls(/^POST/)).toHaveLength(1)
  await world.fault({ call: 'POST /api/channel/', kind: 'refused', message: 'not now', times: 1 })
  await question.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not now' })).toBeFocused()
  await page.clock.fastForward(1000)
  await page.getByRole('button', { name: 'Create channel' }).click()
  await question.getByRole('button', { name: 'Send again' }).click()
  await expect(page).toHaveURL('/channel')
  expect(await world.call<Channel[]>('GET', '/api/channel/search?keyword=many')).toHaveLength(2)
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
  await openSection(page, 'Rewriting')
  await expect(page.getByLabel('System prompt')).toHaveValue('Be brief.')
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('')
})
