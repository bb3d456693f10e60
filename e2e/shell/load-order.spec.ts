import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

test.use({ caller: 'root' })

/** The console, and what of it the page itself names, arrives; every other script waits for a word. */
async function holdLaterScripts(page: Page) {
  const answer = await page.request.get('/', { headers: { accept: 'text/html' } })
  const html = await answer.text()
  let letGo = () => {}
  let held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await held
    await route.continue()
  })
  return {
    release: () => letGo(),
    again: () => void (held = new Promise<void>((resolve) => (letGo = resolve))),
  }
}

// Issue 11: a cold address waits for the slower of data and code, not for one after the other.
test('asks for rows before the code of the screen has come, and for nothing before them', async ({
  page,
  grid,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api')) asked.push(pathname + search)
  })
  const scripts = await holdLaterScripts(page)
  for (const [address, rows] of [
    ['/token', '/api/token/?p=0'],
    ['/log', '/api/log/?p=0'],
    ['/channel?p=1', '/api/channel/?p=1'],
  ] as const) {
    asked.length = 0
    scripts.again()
    await page.goto(address)
    // Nothing is drawn yet: neither the words nor the screen have come.
    await expect.poll(() => asked).toContain('/api/status')
    expect(asked.find((path) => !path.startsWith('/api/log/stat'))).toContain(rows)
    await expect(page.getByRole('heading')).toHaveCount(0)
    scripts.release()
    await expect(grid.table.getByRole('rowheader').first()).toBeVisible()
    await expect.poll(() => asked).toContain('/api/notice')
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  }
})
