import { expect, test } from '../support/test'
import { menu } from '../faults/call'
import { AT_PAGE_START, installXssProbes } from './xss-probes'
import { HTML_CASES, MARKDOWN_CASES, parts } from './markup-cases'

const PAGES = [...AT_PAGE_START, 'GET /api/home_page_content', 'GET /api/about', 'GET /api/log/self/stat']

test.use({ ignoreCspViolations: true })

test('hostile HTML in footer, home page, notice and about page is sanitised and runs no script (T-02, T-03)', async ({
  page,
  world,
}) => {
  const inputs = HTML_CASES.map(([, input]) => input)
  const cleaned = HTML_CASES.map(([, , output]) => output)
  const content = inputs.join('\n\n<hr>\n\n')
  await world.options({
    Footer: inputs.join('<hr>'),
    HomePageContent: content,
    About: content,
    Notice: content,
  })
  const probes = await installXssProbes(page)
  await page.goto('/')
  const first = (container: 'contentinfo' | 'main') => page.getByRole(container).locator('div:has(> hr)')
  await expect(first('main')).toBeVisible()
  expect((await page.getByRole('contentinfo').locator('div').first().innerHTML()).split('<hr>')).toEqual(
    cleaned,
  )
  expect(parts(await first('main').innerHTML())).toEqual(cleaned)
  const notice = page.getByRole('region', { name: 'Messages' }).locator('div:has(> hr)')
  await expect(notice).toBeVisible()
  expect(parts(await notice.innerHTML())).toEqual(cleaned)
  await menu(page, 'About').click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect(first('main')).toBeVisible()
  expect(parts(await first('main').innerHTML())).toEqual(cleaned)
  await expect(page).toHaveURL('/about')
  await probes.expectNoEffect(PAGES)
})

const IN_PAGE: readonly (readonly [input: string, cleaned: string])[] = [
  ['<p id="root">y</p>', '<p>y</p>'],
  ['<a href="#part">x</a><p id="part">y</p>', '<a href="#part">x</a><p id="user-content-part">y</p>'],
  ['<a href="#">x</a>', '<a href="#">x</a>'],
  ['<a href="#nowhere" target="_top" onclick="window.__xss=1">x</a>', '<a href="#nowhere">x</a>'],
  ['<a href="#javascript:window.__xss=1">x</a>', '<a href="#javascript:window.__xss=1">x</a>'],
  ['<a href="#//evil.example">x</a>', '<a href="#//evil.example">x</a>'],
  ['<a href="?#part">x</a>', '<a>x</a>'],
  ['<a href="/.//evil.example/x">x</a>', '<a>x</a>'],
  ['<a href="/x/..//user:pw@evil.example/">x</a>', '<a>x</a>'],
  ['<a href="/%2Fapi/user/token">x</a>', '<a>x</a>'],
  ['<img src="/.//evil.example/x.png">', ''],
  ['<p id="user-content-part2">y</p>', '<p>y</p>'],
]

test('links to an anchor of the same text scroll without changing the URL @all', async ({ page, world }) => {
  const far = `${'<p>a</p>'.repeat(200)}<h2>Far away</h2>`
  await world.options({
    About: `${IN_PAGE.map(([input]) => input).join('<hr>')}<hr><a href="#far-away">far</a>${far}`,
  })
  const probes = await installXssProbes(page)
  await page.goto('/about')
  const content = page.getByRole('main').locator('div:has(> hr)')
  await expect(content).toBeVisible()
  expect((await content.innerHTML()).split('<hr>').slice(0, -1)).toEqual(
    IN_PAGE.map(([, cleaned]) => cleaned),
  )
  const heading = page.getByRole('heading', { name: 'Far away' })
  await expect(heading).not.toBeInViewport()
  await page.getByRole('link', { name: 'far' }).click()
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  for (const link of await content.locator('a[href^="#"]').all()) await link.click()
  await expect(page).toHaveURL('/about')
  await expect(heading).toHaveCount(1)
  await probes.expectNoEffect(PAGES)
})

test('a text that is too long is formatted up to a limit, and a note says so @all', async ({
  page,
  world,
}) => {
  await world.options({ About: `# Title\n\n${'- **a** b\n'.repeat(8000)}the end` })
  await page.goto('/about')
  await expect(page.getByText('This text is too long: only its beginning is formatted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Title' })).toBeVisible()
  await expect(page.getByRole('main').locator('pre')).toContainText('the end')
})

test('hostile Markdown is sanitised, and its headings stay below the page title (T-03)', async ({
  page,
  world,
}) => {
  const content = MARKDOWN_CASES.map(([, input]) => input).join('\n\n---\n\n')
  const cleaned = MARKDOWN_CASES.map(([, , output]) => output)
  await world.options({ HomePageContent: content, About: content, Notice: content })
  const probes = await installXssProbes(page)
  await page.goto('/about')
  for (const container of [page.getByRole('main'), page.getByRole('region', { name: 'Messages' })]) {
    const laidOut = container.locator('div:has(> hr)')
    await expect(laidOut).toBeVisible()
    expect(parts(await laidOut.innerHTML())).toEqual(cleaned)
  }
  await menu(page, 'Home').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Title' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await probes.expectNoEffect(PAGES)
})

test('Markdown made to be slow to parse does not block the page (PM11, T-41) @all', async ({
  page,
  world,
}) => {
  const endless = `${'> '.repeat(20_000)}x`
  await world.options({ HomePageContent: endless, About: endless, Notice: endless })
  await page.addInitScript(() => {
    const recordLongTasks = (list: PerformanceObserverEntryList) => {
      for (const { duration } of list.getEntries())
        window.name = String(Math.max(Number(window.name), duration))
    }
    new PerformanceObserver(recordLongTasks).observe({ type: 'longtask', buffered: true })
  })
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText('> > > x')
  await menu(page, 'About').click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('> > > x')
  expect(Number(await page.evaluate('window.name'))).toBeLessThan(1000)
})

test.describe('hostile option values', () => {
  test.use({ seed: 'hostile', caller: 'nobody' })

  test('public pages render hostile option values without running scripts @all', async ({
    page,
    accessible,
  }) => {
    const probes = await installXssProbes(page)
    for (const address of ['/', '/about', '/chat', '/login']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'about' })).toBeVisible()
    }
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    await accessible()
    await probes.expectNoEffect(PAGES)
  })
})
