import { holdUndo } from '../support/deletion'
import { tabTo } from '../support/tab-to'
import { expect, test } from '../support/test'

test.use({ caller: 'root', gatewayOptions: { TopUpLink: 'http://shop.example/' } })

test('redemption codes: five codes are created, copied, found and one is deleted by keyboard alone (AX-16) @all', async ({
  page,
  grid,
}) => {
  const { keyboard } = page
  await holdUndo(page)
  await page.goto('/redemption')
  await page.getByRole('link', { name: 'Add redemption code' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await keyboard.type('by hand')
  await keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Quota' })).toBeFocused()
  // Over the usual sums and the change of the unit.
  for (let stop = 1; stop <= 5; stop += 1) await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Type dollars' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('5')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '5 of 5 codes were created.' })).toBeVisible()
  await tabTo(page, 'textbox', 'Created codes', 'Shift+Tab')
  await tabTo(page, 'button', 'Download codes')
  await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')])
  await expect(grid.row('newest')).toBeVisible()

  // The focus never falls back to the body during a bulk run and after it.
  await page.getByRole('checkbox', { name: 'Select newest' }).press('Space')
  await page.getByRole('button', { name: 'Delete codes' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await keyboard.press('n')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Delete now' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(grid.row('newest')).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('redemption codes: all texts are Chinese @all', async ({ page, grid, expectToast, accessible }) => {
    await page.goto('/redemption')
    await expect(page.getByRole('heading', { name: '兑换码', level: 1 })).toBeVisible()
    await expect(page.getByRole('columnheader')).toContainText([
      '',
      'ID',
      '名称',
      '状态',
      '额度',
      '创建时间',
      '兑换时间',
      '操作',
    ])
    await expect(grid.row('newest')).toContainText('未使用')
    await accessible()
    await page.getByRole('link', { name: '添加兑换码' }).click()
    await expect(page.getByRole('heading', { name: '创建兑换码' })).toBeVisible()
    await page.getByRole('textbox', { name: '名称' }).fill('春天')
    await page.getByRole('button', { name: '创建兑换码' }).click()
    await expectToast('已创建 1 个兑换码')
    await expect(page.getByRole('button', { name: '下载兑换码' })).toBeVisible()
  })
})
