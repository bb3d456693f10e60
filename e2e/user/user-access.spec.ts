import { confirmDeletion } from '../support/deletion'
import { tabTo } from '../support/tab-to'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

test('user list: finding, promoting and editing a user by keyboard alone (AX-20) @all', async ({
  page,
  grid,
  expectToast,
}) => {
  await page.goto('/user')
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await page.keyboard.type('wealthy')
  await page.keyboard.press('Enter')
  await grid.shows(['wealthy'])
  const promote = async () => {
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitem', { name: /^Promote/ })
    await expect(item).toBeVisible()
    while (!(await item.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await tabTo(page, 'button', 'More actions for wealthy')
  await promote()
  const dialog = page.getByRole('dialog', { name: 'Promote wealthy?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(grid.more('wealthy')).toBeFocused()
  await promote()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast('Operation completed successfully')
  await expect(grid.row('wealthy')).toContainText('Admin')
  await expect(grid.more('wealthy')).toBeFocused()
  // Disabled actions stay focusable and show the reason.
  await promote()
  await expect(page.getByRole('menuitem', { name: /^Promote/ })).toContainText(
    'This account is already an administrator',
  )
  await page.keyboard.press('Escape')
  await tabTo(page, 'link', 'Edit wealthy')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit user' })).toBeFocused()
  await tabTo(page, 'textbox', 'Display name')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Rich')
  await page.keyboard.press('Enter')
  await expectToast('User updated')
  await expect(page.getByRole('link', { name: 'Edit wealthy' })).toBeFocused()
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('user list: an account is created, found, promoted, edited and deleted @all', async ({
    page,
    grid,
    expectToast,
    accessible,
  }) => {
    await page.goto('/user')
    await expect(page.getByRole('heading', { level: 1, name: '管理用户' })).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'ID',
      '用户名',
      '分组',
      '剩余',
      '已用',
      '请求',
      '用户角色',
      '状态',
      '操作',
    ])
    await page.getByRole('link', { name: '添加用户' }).click()
    await page.getByLabel('用户名').fill('小李')
    await page.getByLabel('密码', { exact: true }).fill('mima-12345')
    await page.getByRole('button', { name: '创建用户' }).click()
    await expectToast('用户账户创建成功！')
    await expect(grid.row('小李')).toContainText('普通用户')
    await expect(grid.row('小李')).toContainText('已激活')
    await page.getByRole('button', { name: '禁用 小李' }).click()
    await expect(grid.row('小李')).toContainText('已封禁')
    await grid.press('小李', '提升')
    await page.getByRole('dialog').getByRole('button', { name: '提升' }).click()
    await expect(grid.row('小李')).toContainText('管理员')
    await page.getByRole('link', { name: '编辑 小李' }).click()
    await page.getByLabel('显示名称').fill('李老师')
    await accessible()
    await page.getByRole('button', { name: '保存' }).click()
    await expectToast('用户信息更新成功！')
    await grid.press('小李', '删除')
    await confirmDeletion(page)
    await expect(grid.row('小李')).toBeHidden()
  })
})
