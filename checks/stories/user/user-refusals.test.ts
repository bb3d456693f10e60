import { expect, test } from '../../document/document-story'

test.describe('as an administrator', () => {
  test.use({ caller: 'admin' })

  test('user edit: an account of the same rank opened by URL shows the server message without a form', async ({
    page,
  }) => {
    await page.goto('/user/edit/8')
    await expect(page.getByText('无权获取同级或更高等级用户的信息')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  test('user list: disabled actions show their reason and expose it to screen readers, and the own row links to the own profile', async ({
    page,
    grid,
    world,
  }) => {
    await page.goto('/user?size=all')
    await page.getByLabel('Rows per page').selectOption('all')
    await expect(grid.row('root')).toBeVisible()
    const expectReason = (name: string, reason: string) =>
      expect(page.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(reason)
    const expectReasonInMenu = async (name: string, action: string, reason: string) => {
      const menu = await grid.openMenu(name)
      const item = menu.getByRole('menuitem', { name: new RegExp(`^${action}`) })
      await expect(item).toHaveAttribute('aria-disabled', 'true')
      await expect(item).toContainText(reason)
      await item.press('Enter')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }
    await expectReasonInMenu('alice', 'Promote', 'Only a super administrator can promote')
    await expectReasonInMenu('alice', 'Demote', 'This account is already an ordinary user')
    await expectReasonInMenu('nadia', 'Delete', 'This account has your rank or a higher one')
    await expectReason('Disable root', 'A super administrator cannot be changed from the list')
    await expectReason('Disable admin', 'This is your own account')
    await page.getByRole('button', { name: 'Disable admin', exact: true }).press('Enter')
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('This is your own account'),
    ).toBeVisible()
    expect(await world.calls(/manage|user\/\d/)).toEqual([])
    await expect(page.getByRole('link', { name: 'Edit nadia' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('link', { name: 'Edit admin', exact: true }).click()
    await expect(page).toHaveURL('/user/edit')
    await expect(page.getByLabel('Username')).toHaveValue('admin')
  })
})
