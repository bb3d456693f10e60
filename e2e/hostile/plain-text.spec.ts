import { expect, test } from '../support/test'
import { dailySample } from '../support/daily-sample'
import { AT_PAGE_START, installXssProbes } from './xss-probes'
import { PLAIN_CASES } from './plain-cases'

/** How a dialog shows invisible characters (T-24). */
const MARKED: Readonly<Record<string, string>> = {
  PT05: 'admin[U+202E]nimda',
  PT11: 'a[U+0000]b[U+0009]c[U+000D][U+000A]d',
}

test('the system name and a server message are shown as plain text (T-04, T-43)', async ({ page, world }) => {
  const probes = await installXssProbes(page)
  for (const [id, text] of dailySample(PLAIN_CASES)) {
    await test.step(id, async () => {
      await world.options({ SystemName: text })
      await world.fault({ call: 'GET /api/token/', kind: 'refused', message: text, times: 1 })
      await page.goto('/token')
      const message = page.getByRole('main').getByRole('alert')
      await expect(message).toBeVisible()
      expect(await message.evaluate((element) => element.textContent)).toContain(text)
      const name = page.getByRole('banner').locator('bdi').first()
      await expect.poll(() => name.evaluate((element) => element.textContent)).toBe(text)
      await expect(page).toHaveTitle(/^Tokens – /)
    })
  }
  await probes.expectNoEffect([...AT_PAGE_START, 'GET /api/token/'])
})

test.describe('in lists', () => {
  test.use({ caller: 'root', seed: 'hostile' })

  for (const [address, extra] of [
    ['/token', ['GET /api/token/search']],
    ['/channel', ['GET /api/models', 'GET /api/group/', 'GET /api/channel/search']],
    ['/user', ['GET /api/group/', 'GET /api/user/search']],
    ['/redemption', ['GET /api/redemption/search']],
  ] as const) {
    test(`${address}: names are shown as plain text, one row each, in the list and in its dialogs (T-04, T-24)${address === '/token' ? '' : ' @all'}`, async ({
      page,
      world,
      grid,
    }) => {
      const probes = await installXssProbes(page)
      await page.goto(address)
      // By keyboard: rows that appear under the pointer would be preloaded.
      await page.getByLabel('Rows per page').selectOption('all')
      await expect(page.getByText(/^\d+ rows$/).first()).toBeVisible()
      const names = (await grid.table.getByRole('rowheader').allTextContents()).join('\n')
      for (const [, text] of PLAIN_CASES) expect.soft(names).toContain(text)
      const dialog = page.getByRole('dialog')
      for (const [id, text] of dailySample(PLAIN_CASES)) {
        const all = await grid.table.getByRole('rowheader').allTextContents()
        const row = grid.table.getByRole('row').nth(all.findIndex((name) => name.includes(text)) + 1)
        await row.getByRole('button', { name: /^More actions for/ }).click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        // Notifications, which may have headings, are in the dialog too.
        await expect
          .soft(dialog.getByRole('heading', { name: /^Delete / }), id)
          .toContainText(MARKED[id] ?? text)
        await expect.soft(dialog, id).toContainText(/#\d+|ID \d+/)
        // Away from the names, whose pages are preloaded when the pointer rests on them.
        await page.mouse.move(0, 0)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      const [path] = address.split('?')
      await probes.expectNoEffect([...AT_PAGE_START, ...extra, `GET /api${path}/`])
      expect(await world.calls(/logout|user\/token$/)).toEqual([])
    })
  }
})
