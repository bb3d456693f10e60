import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { answerRows } from './answered-rows'

const MARKS = '\u0300\u0301\u0302\u0303\u0308\u030A\u0316\u0317\u0323\u0489'
const LONG: readonly string[] = [
  'w'.repeat(10_000),
  'word '.repeat(2000),
  '中'.repeat(10_000),
  '日志 '.repeat(3000),
  '👩\u200D👩\u200D👧'.repeat(1200),
  'ก็'.repeat(5000),
  '\u202Eabc'.repeat(2500),
  'שלום'.repeat(2500),
  'a\nb'.repeat(3000),
  'a\tb'.repeat(3000),
  '<b>bold</b>'.repeat(900),
  '-'.repeat(10_000),
  'https://example.com/'.repeat(500),
  'ﷺ'.repeat(2000),
  'a\u00A0b'.repeat(3000),
  'x'.repeat(65),
  `gpt-${'4o-'.repeat(100)}`,
  'combining marks'.replaceAll(/./g, (letter) => letter + MARKS.repeat(20)),
  `z${MARKS.repeat(1000)}`,
  `${MARKS.repeat(30)} first`,
  'mixed 中 شعر '.repeat(800),
]

/** Each list with the text members of its rows. */
const LISTS = [
  { list: '/token', path: '/api/token/', members: ['name'] },
  { list: '/channel', path: '/api/channel/', members: ['name', 'group', 'models', 'test_model'] },
  {
    list: '/user?hide=quota',
    path: '/api/user/',
    members: ['username', 'display_name', 'email', 'group'],
  },
  { list: '/redemption', path: '/api/redemption/', members: ['name'] },
  {
    list: '/log?tests=shown',
    path: '/api/log/',
    members: ['username', 'token_name', 'model_name', 'content'],
  },
] as const

/** Returns cells whose text takes more than one line, or whose combining marks may render outside the cell. */
const overflowingCells = (page: Page) =>
  page.evaluate(() => {
    /** By itself, or by what holds it in its cell. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('td, th') &&
      (getComputedStyle(element).overflowY !== 'visible' || isClipped(element.parentElement))
    return [...document.querySelectorAll<HTMLElement>('table[tabindex] tbody tr bdi')].flatMap((text) => {
      const inner = text.querySelector<HTMLElement>('[aria-hidden]') ?? text
      const style = getComputedStyle(inner)
      const lines = inner.getBoundingClientRect().height / parseFloat(style.lineHeight)
      return lines < 1.4 && isClipped(inner) ? [] : [`${lines} ${text.textContent.slice(0, 20)}`]
    })
  })

const tooltips = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('tbody [title]')].map(
      ({ title }) => [...new Intl.Segmenter().segment(title)].length,
    ),
  )

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test.describe('as root', () => {
  test.use({ caller: 'root' })

  for (const { list, path, members } of LISTS) {
    test(`${list}: names of ten thousand letters or with combining marks stay on one line${list === '/token' ? '' : ' @all'}`, async ({
      page,
      grid,
    }) => {
      await answerRows(
        page,
        path,
        LONG.map((text) => Object.fromEntries(members.map((member) => [member, text]))),
      )
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`${list}${list.includes('?') ? '&' : '?'}size=all`)
        await expect(grid.table.locator('tbody tr')).toHaveCount(LONG.length)
        expect.soft(await overflowingCells(page), `${width}`).toEqual([])
        expect.soft(await isTooWide(page), `${width}`).toBe(false)
        expect.soft(Math.max(0, ...(await tooltips(page)))).toBeLessThanOrEqual(500)
      }
    })
  }

  test('log: content of one megabyte is truncated in the row and complete in the panel @all', async ({
    page,
    grid,
  }) => {
    const content = `${'a line of the log\n'.repeat(30_000)}${'w'.repeat(500_000)}the end`
    await answerRows(page, '/api/log/', [{ content }])
    await page.goto('/log')
    const row = grid.table.locator('tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('a line of the log')
    expect((await row.textContent())?.length).toBeLessThan(1000)
    await row.getByRole('button', { name: /^Details/ }).click()
    const shown = page.getByRole('dialog').locator('[dir="auto"]')
    await expect(shown).toBeVisible()
    expect(await shown.evaluate((element) => element.textContent)).toBe(content)
    expect(await shown.locator('*').count()).toBeLessThanOrEqual(300)
    const end = shown.getByText(/the end$/)
    await expect(end).toBeAttached()
    expect(await isTooWide(page)).toBe(false)
  })
})

const WIDE: readonly string[] = [
  `<p>${'w'.repeat(10_000)}</p>`,
  `<pre>${'w'.repeat(10_000)}</pre>`,
  `<code>${'w'.repeat(10_000)}</code>`,
  '<hr width="9000">',
  '<table width="9000"><tr><td>a</td></tr></table>',
  '<table><tr><td width="9000">a</td></tr></table>',
  `<table><tr>${'<td>cell</td>'.repeat(300)}</tr></table>`,
  `<table><tr>${'<th>heading</th>'.repeat(300)}</tr></table>`,
  '<table><tr><td><img src="/logo.png" width="9000" height="10" alt="wide"></td></tr></table>',
  '<img src="/logo.png" width="9000" height="10" alt="wide">',
  `${'<blockquote>'.repeat(200)}deep${'</blockquote>'.repeat(200)}`,
  `${'<ul><li>'.repeat(200)}deep${'</li></ul>'.repeat(200)}`,
  `${'<dl><dd>'.repeat(200)}deep${'</dd></dl>'.repeat(200)}`,
  `${'<ol><li>'.repeat(100)}deep${'</li></ol>'.repeat(100)}`,
  `<h1>${'W'.repeat(10_000)}</h1>`,
  `<a href="https://example.com/${'w'.repeat(2000)}">${'w'.repeat(2000)}</a>`,
  `<kbd>${'&nbsp;w'.repeat(3000)}</kbd>`,
  `<p>${'中'.repeat(10_000)}</p>`,
  `<p>z${MARKS.repeat(1000)}</p>`,
  `<table><tr><td>${'w'.repeat(5000)}</td><td>${'w'.repeat(5000)}</td></tr></table>`,
  `<img src="/logo.png" alt="${'w'.repeat(5000)}">`,
  `<div align="right">${'w'.repeat(5000)}</div>`,
]

test.describe('configured content', () => {
  test.use({ caller: 'nobody' })

  const groups = [0, 4, 8, 12, 16, 20].map((at) => WIDE.slice(at, at + 4))
  for (const [at, group] of groups.entries()) {
    test(`footer, home page and about page do not widen the page for any content, group ${at}${at === 0 ? '' : ' @all'}`, async ({
      page,
      world,
    }) => {
      const html = group.join('\n\n')
      await world.options({ Footer: html, About: html, HomePageContent: html })
      for (const address of ['/about', '/']) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(address)
        const containers = [page.getByRole('contentinfo'), page.getByRole('main')]
        // The last item of the group is rendered: nothing was truncated.
        for (const container of containers) {
          await expect
            .poll(() =>
              container.locator('p, pre, hr, table, img, blockquote, ul, ol, dl, h2, a, kbd, div').count(),
            )
            .toBeGreaterThanOrEqual(group.length)
        }
        expect.soft(await isTooWide(page), address).toBe(false)
        await page.setViewportSize({ width: 390, height: 800 })
        await expect.poll(() => isTooWide(page)).toBe(false)
      }
    })
  }
})
