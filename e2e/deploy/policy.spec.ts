import { IS_PLAIN } from '../../playwright.config'
import { expect, REPORT_CSP_VIOLATIONS, test } from '../support/test'

test('after log-out the back button shows no data (HD-07) @all', async ({ page, grid }) => {
  await page.goto('/token')
  await expect(grid.row('newest')).toBeVisible()
  await page.getByRole('button', { name: 'Account: alice' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await page.goto('/about')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(await page.content()).not.toContain('newest')
})

test.describe('behind nginx', () => {
  test.skip(IS_PLAIN, 'the plain host has no policy')

  test.describe('Trusted Types', () => {
    test.use({ ignoreCspViolations: true })

    test('unsanitised HTML assigned to innerHTML is sanitised or rendered as text (HD-03)', async ({
      page,
    }) => {
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
      const made = await page.evaluate(() => {
        const container = document.createElement('div')
        container.innerHTML = '<img src=x onerror="window.__xss = 1"><b onclick="alert(1)">more</b>'
        return container.querySelectorAll('img, [onclick]').length + (container.textContent ?? '')
      })
      expect(made).toMatch(/^0.*more/)
      expect(await page.evaluate('window.__xss')).toBeUndefined()
    })
  })

  const VIOLATIONS = {
    'style-src-elem': `document.head.append(Object.assign(document.createElement('style'), { textContent: 'b {}' }))`,
    'style-src-attr': `document.body.setAttribute('style', 'color: red')`,
    'require-trusted-types-for': `try { document.createElement('script').src = 'https://evil.test/x.js' } catch {}`,
    'img-src': `document.body.append(Object.assign(new Image(), { src: 'http://evil.test/x.png' }))`,
    'frame-src': `document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.test/' }))`,
    'connect-src': `fetch('https://evil.test/').catch(() => {})`,
  }

  test('every CSP violation is reported to the console @all', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL })
    await page.addInitScript(REPORT_CSP_VIOLATIONS)
    const reported: string[] = []
    page.on('console', (message) => {
      const [, directive] = /^policy: (\S+)/.exec(message.text()) ?? []
      if (directive) reported.push(directive)
    })
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(reported).toEqual([])
    for (const violation of Object.values(VIOLATIONS)) await page.evaluate(violation)
    await expect.poll(() => reported.toSorted()).toEqual(Object.keys(VIOLATIONS).toSorted())
    await page.close()
  })

  test.fail('a reported CSP violation fails the test', async ({ page }) => {
    await page.goto('/login')
    const reported = page.waitForEvent('console', (message) => message.text().startsWith('policy: '))
    await page.evaluate(VIOLATIONS['style-src-attr'])
    await reported
  })
})
