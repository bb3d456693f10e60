import { pressUntil } from '../../../e2e/support/press-until'
import { confirmDeletion } from '../../../e2e/support/deletion'
import { expect, test } from '../../document/document-story'

test.use({ language: 'zh', caller: 'chen' })

test('token list: a token is created, found, disabled, edited and deleted in Chinese @all', async ({
  page,
  grid,
  expectToast,
}) => {
  await page.goto('/token')
  await expect(page).toHaveTitle('令牌 – One API')
  await page.getByRole('link', { name: '添加令牌' }).click()
  await page.getByLabel('名称').fill('实验')
  await page.getByRole('button', { name: '创建令牌' }).click()
  await expectToast(/令牌创建成功/)
  await expect(grid.row('实验')).toContainText('已启用')
  await grid.press('实验', '禁用')
  await expect(grid.row('实验')).toContainText('已禁用')
  await page.getByRole('link', { name: '编辑 实验', exact: true }).click()
  await page.getByLabel('名称').fill('')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByLabel('名称')).toHaveAccessibleDescription(/请填写/)
  await page.getByLabel('名称').fill('试验')
  await pressUntil(page.getByRole('button', { name: '保存' }), () =>
    expect(page).toHaveURL('/token', { timeout: 1000 }),
  )
  await page.getByRole('searchbox').fill('试')
  await page.keyboard.press('Enter')
  await grid.shows(['试验'])
  await grid.press('试验', '删除')
  await confirmDeletion(page)
  await expect(grid.row('试验')).toBeHidden()
})
