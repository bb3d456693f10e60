import { tabTo } from '../support/tab-to'
import { expect, test } from '../support/test'
import { typeCount } from '../support/type-count'

test.use({ caller: 'admin' })

test('channel list: a channel is found, disabled, tested and reweighted by keyboard alone (AX-13) @all', async ({
  page,
  grid,
  expectToast,
}) => {
  await page.goto('/channel')
  await tabTo(page, 'button', 'More')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /^Test all/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Balance' })).toBeVisible()
  await tabTo(page, 'searchbox', 'Search', 'Shift+Tab')
  await page.keyboard.type('OpenAI main')
  await page.keyboard.press('Enter')
  await grid.shows(['OpenAI main'])

  await tabTo(page, 'spinbutton', 'Priority of OpenAI main')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('spinbutton', { name: 'Priority of OpenAI main' })).toHaveValue('10')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expectToast('Operation completed successfully')
  await expect(page.getByRole('spinbutton', { name: 'Priority of OpenAI main' })).toBeFocused()

  await tabTo(page, 'combobox', 'Test model of OpenAI main')
  await page.keyboard.type('o1-m')
  await tabTo(page, 'button', 'Test OpenAI main')
  await page.keyboard.press('Enter')
  await expectToast(/^OpenAI main tested: o1-mini/)
  await tabTo(page, 'button', 'Disable OpenAI main')
  await page.keyboard.press('Space')
  await expect(grid.row('OpenAI main')).toContainText('Disabled')
  await expect(page.getByRole('button', { name: 'Enable OpenAI main' })).toBeFocused()
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh', caller: 'root' })

  test('channel list: all texts are Chinese @all', async ({ page, grid, expectToast }) => {
    await page.goto('/channel')
    await expect(page).toHaveTitle('渠道 – One API')
    await expect(grid.row('xAI')).toContainText('已启用')
    await expect(grid.row('xAI')).toContainText('0.70 秒 快')
    await grid.choose('显示余额和测试模型')
    await page.getByRole('button', { name: '更新 Preview models for VIP 的余额' }).click()
    await expectToast('渠道 Preview models for VIP 余额更新成功')
    await page.getByRole('button', { name: '测试 xAI' }).click()
    await expectToast(/^渠道 xAI 测试成功，模型 grok-2，耗时 \d\.\d\d 秒$/)
    await page.getByRole('button', { name: '禁用 xAI' }).click()
    await expect(grid.row('xAI')).toContainText('已禁用')
    await grid.choose('删除禁用渠道')
    await typeCount(page)
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
    await expect(page.getByText('正在删除禁用渠道')).toBeVisible()
  })
})
