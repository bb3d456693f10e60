import { SERVER_PAGES } from './log-entries'
import { expect, test } from '../support/test'

test.use(SERVER_PAGES)

test.describe('in Chinese', () => {
  test.use({ language: 'zh', caller: 'root' })

  test('log page: an administrator filters, reads and exports the usage of a user @all', async ({
    page,
    grid,
  }) => {
    await page.goto('/log')
    await expect(page).toHaveTitle('日志 – One API')
    await expect(page.getByRole('table', { name: '日志' }).getByRole('columnheader')).toHaveText([
      '时间',
      '渠道',
      '用户',
      '令牌',
      '类型',
      '模型',
      '提示',
      '补全',
      '额度',
      '详情',
    ])
    await page.getByRole('button', { name: '筛选' }).click()
    await page.getByRole('combobox', { name: '类型' }).click()
    await page.getByRole('option', { name: '消费' }).click()
    await page.getByRole('combobox', { name: '用户名称' }).fill('chen')
    await page.getByRole('button', { name: '应用' }).click()
    await expect(page.getByText(/^当前筛选的消耗：\$\d+\.\d{2,}$/)).toBeVisible()
    await expect(grid.table.getByRole('row').nth(1)).toContainText('消费')
    await page
      .getByRole('button', { name: /的详情$/ })
      .first()
      .click()
    await page.getByRole('button', { name: '下一条' }).click()
    await expect(page.getByRole('dialog', { name: '日志条目' })).toContainText('本页第 2 条，共 10 条')
    await page.keyboard.press('Escape')
    const numbers = page.getByRole('table', { name: '每日消耗' })
    await expect(numbers.getByRole('columnheader')).toHaveText(['日期', '消耗'])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    await page.getByRole('menuitem', { name: '表格（CSV）' }).click()
    await download
    await page.getByRole('button', { name: '重置筛选' }).click()
    await expect(page).toHaveURL('/log')
  })
})

test.describe('with hostile entries', () => {
  test.use({ seed: 'hostile', caller: 'root' })

  test('log list: every page and entry is rendered as text, and no injected script runs @all', async ({
    page,
    grid,
  }) => {
    for (let p = 0; p < 4; p += 1) {
      await page.goto(`/log?p=${p}`)
      await expect(grid.table.getByRole('rowheader').first()).toBeVisible()
      const count = await grid.table.getByRole('rowheader').count()
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toContainText(`1 of ${count} on this page`)
      for (let n = 1; n < count; n += 1) await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('dialog')).toContainText(`${count} of ${count} on this page`)
      await page.keyboard.press('Escape')
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    }
    expect(await page.evaluate('window.__xss')).toBeUndefined()
  })
})

test.describe('with 100,000 entries', () => {
  test.use({ seed: 'large', caller: 'root' })

  test('log list: the last page, a distant page and an entry can be opened @all', async ({ page, grid }) => {
    await page.goto('/log?tests=shown')
    await expect(grid.table.getByRole('rowheader')).toHaveCount(10)
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('1 of 10 on this page')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog')).toContainText('2 of 10 on this page')
    await page.keyboard.press('Escape')
    await page.goto('/log?p=9999&tests=shown')
    await expect(grid.table.getByRole('rowheader')).toHaveCount(10)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Next page' }).click()
    // Behind the end is the last page again.
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await expect(page).toHaveURL('/log?p=9999&tests=shown')
    for (let turned = 1; turned <= 10; turned += 1) {
      await page.getByRole('button', { name: 'Previous page' }).click()
      await expect(page).toHaveURL(`/log?p=${9999 - turned}&tests=shown`)
      const shown = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]')
      await expect(shown).toHaveAccessibleName(`Page ${10_000 - turned}`)
    }
    await expect(grid.table.getByRole('rowheader')).toHaveCount(10)
  })
})
