import { expect, test } from '../../document/document-story'

test.use({ caller: 'root' })

test('redemption edit: changes name and quota only, after refetching the code', async ({
  page,
  grid,
  expectToast,
  world,
}) => {
  await page.goto('/redemption?p=1')
  await page.getByRole('link', { name: 'Edit withdrawn' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('withdrawn, again')
  await page.getByRole('textbox', { name: 'Quota' }).fill('1000')
  await world.forgetCalls()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Redemption code updated')
  await expect(page).toHaveURL('/redemption?p=1')
  await expect(grid.row('withdrawn, again')).toContainText('Disabled')
  const calls = (await world.requests()).filter(({ path }) => path.startsWith('/api/redemption'))
  expect(calls.slice(0, 2).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/redemption/4',
    'PUT /api/redemption/',
  ])
  expect(calls[1]?.body).toBe('{"id":4,"name":"withdrawn, again","quota":1000}')
})

test('redemption edit: a conflict opens a dialog, and nothing is written until it is resolved', async ({
  page,
  world,
}) => {
  await page.goto('/redemption/edit/4')
  await page.getByRole('textbox', { name: 'Quota' }).fill('7')
  await world.call('PUT', '/api/redemption/', { id: 4, name: 'renamed', quota: 9 })
  await world.forgetCalls()
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else in the meantime' })
  await expect(dialog).toContainText('9')
  expect(await world.calls(/^PUT/)).toEqual([])
  await dialog.getByRole('button', { name: 'Save the chosen values' }).click()
  await expect(page).toHaveURL('/redemption')
  expect(await world.call('GET', '/api/redemption/4')).toMatchObject({ name: 'renamed' })
})

test('redemption edit: a deleted code keeps what was typed, and used or nonexistent codes show a message (FM-W9)', async ({
  page,
  world,
}) => {
  await page.goto('/redemption/edit/1')
  await expect(page.getByText('This code has been used.')).toBeVisible()
  await page.goto('/redemption/edit/4')
  await page.getByRole('textbox', { name: 'Name' }).fill('too late')
  await world.call('DELETE', '/api/redemption/4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('This was deleted in the meantime. The values you entered are still here.'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('too late')
  await page.goto('/redemption/edit/4')
  await expect(page.getByRole('alert')).toContainText('redemption code')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await world.forgetCalls()
  for (const id of ['0', '-1', 'x', '1e3', '..%2Fuser%2Flogout', '99999999999999999']) {
    await page.goto(`/redemption/edit/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page does not exist')
  }
  expect(await world.calls(/redemption|logout/)).toEqual([])
})

test.describe('as an ordinary user', () => {
  test.use({ caller: 'alice' })

  test('redemption edit: shows the access-denied page and sends no request', async ({ page, world }) => {
    for (const address of ['/redemption', '/redemption/add', '/redemption/edit/1']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'You do not have permission to view this page',
      )
    }
    expect(await world.calls(/redemption/)).toEqual([])
    await expect(page.getByRole('link', { name: 'Redemption codes' })).toBeHidden()
  })
})
