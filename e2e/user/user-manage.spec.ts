import { managed } from './user-manage-steps'
import { confirmDeletion } from '../support/deletion'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

test('user list: deletes an account only after confirmation and removes the row @all', async ({
  page,
  grid,
  expectToast,
  world,
}) => {
  await page.goto('/user')
  await grid.press('wealthy', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete wealthy?' })
  await expect(dialog).toContainText('ID 15')
  await page.keyboard.press('Escape')
  await expect(grid.more('wealthy')).toBeFocused()
  expect(managed(await world.requests())).toEqual([])
  await grid.press('wealthy', 'Delete')
  await confirmDeletion(page)
  await expectToast('Deleted wealthy')
  await expect(grid.row('wealthy')).toBeHidden()
  await expect(grid.more('a-preferred-name-of-many-letters')).toBeFocused()
  expect(managed(await world.requests())).toEqual(['delete wealthy'])
})

test.describe('as a demoted administrator', () => {
  test.use({ caller: 'admin' })

  test('user list: the next refusal reveals the lost role: the menu shrinks and typed values stay (CD-07) @all', async ({
    page,
    world,
    context,
    baseURL,
  }) => {
    await page.goto('/user/edit/3')
    await page.getByLabel('Display name').fill('typed by hand')
    await world.signIn('root')
    await world.call('POST', '/api/user/manage', { username: 'admin', action: 'demote' })
    const { session } = await world.signIn('admin')
    await context.addCookies([{ name: 'session', value: session, url: baseURL }])
    await world.forgetCalls()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('form').getByRole('alert')).toHaveText('无权进行此操作，权限不足')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Users' })).toBeHidden()
    await expect(menu.getByRole('link', { name: 'Tokens' })).toBeVisible()
    await expect(page.getByLabel('Display name')).toHaveValue('typed by hand')
    expect(await world.calls(/self/)).toEqual(['GET /api/user/self'])
    expect(await world.calls(/^PUT/)).toEqual([])
    await page.goto('/user')
    await expect(
      page.getByRole('heading', { name: 'You do not have permission to view this page' }),
    ).toBeVisible()
  })
})
