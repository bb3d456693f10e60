import { pressUntil } from '../../../e2e/support/press-until'
import { expect, test } from '../../document/document-story'
import { sentBodies, type Channel } from '../../../e2e/channel/sent-bodies'

test.use({ caller: 'admin' })

const DEEPSEEK = 3

test.beforeEach(async ({ page }) => {
  await page.goto(`/channel/edit/${DEEPSEEK}`)
  await page.getByLabel('Name').fill('ours')
})

const submit = { role: 'button', name: 'Save' } as const

test('channel edit: fields that another administrator changed in the meantime are preserved (CD-09)', async ({
  page,
  world,
}) => {
  await world.call('PUT', '/api/channel/', { id: DEEPSEEK, priority: 9, status: 3 })
  await page.getByRole(submit.role, { name: submit.name }).click()
  await expect(page).toHaveURL('/channel')
  expect((await sentBodies(world, 'PUT'))[1]).toEqual({ id: DEEPSEEK, name: 'ours' })
  expect(await world.call<Channel>('GET', `/api/channel/${DEEPSEEK}`)).toMatchObject({
    name: 'ours',
    priority: 9,
    status: 3,
  })
})

test('channel edit: a channel deleted in the meantime keeps what was typed (CD-15)', async ({
  page,
  world,
}) => {
  await world.call('DELETE', `/api/channel/${DEEPSEEK}/`)
  await page.getByRole(submit.role, { name: submit.name }).click()
  const problem = 'This was deleted in the meantime. The values you entered are still here.'
  await expect(page.getByRole('alert').filter({ hasText: problem })).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('ours')
  expect(await sentBodies(world, 'PUT')).toEqual([])
})

test('channel edit: a lost response is verified when the save was applied', async ({
  page,
  world,
  expectToast,
}) => {
  await world.fault({ call: 'PUT /api/channel/', kind: 'cut-short', applied: true, times: 1 })
  await page.getByRole(submit.role, { name: submit.name }).click()
  await expectToast(/a check shows that the change was made/)
  await expect(page).toHaveURL('/channel')
  expect(await world.calls(/^PUT/)).toHaveLength(1)
})

test('channel edit: a lost response keeps the form when the save was not applied; a change of the key alone cannot be verified', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'PUT /api/channel/', kind: 'bad-gateway', times: 2 })
  await page.getByRole(submit.role, { name: submit.name }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'A check shows that nothing was changed' }),
  ).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('ours')
  await page.getByLabel('Name').fill('DeepSeek 深度求索')
  await page.getByRole('button', { name: 'Set a new value: Key' }).click()
  await page.getByLabel('Key', { exact: true }).fill('secret-7f3a')
  await pressUntil(page.getByRole('button', { name: 'Send again' }), () =>
    expect(
      page.getByRole('alert').filter({ hasText: 'The change may or may not have been made' }),
    ).toBeVisible({
      timeout: 1000,
    }),
  )
  // A save twice is a save.
  await pressUntil(page.getByRole('button', { name: 'Send again' }), () =>
    expect(page).toHaveURL('/channel', { timeout: 1000 }),
  )
})
