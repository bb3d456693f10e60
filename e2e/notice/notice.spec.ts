import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

test('notice: each change is shown once for 20 seconds and can be opened again @all', async ({
  page,
  world,
}) => {
  const messages = page.getByRole('region', { name: 'Messages' })
  const again = page.getByRole('banner').getByRole('button', { name: 'Notice' })
  await page.clock.install()
  await page.goto('/token')
  await expect(page.getByRole('rowheader', { name: 'newest' })).toBeVisible()
  await expect.poll(() => world.calls(/notice/)).toHaveLength(1)
  await expect(again).toHaveCount(0)

  await world.options({ Notice: '**Closed** on Monday, see [the plan](https://ok.example/)' })
  await page.reload()
  await expect(messages.getByText('Closed on Monday')).toBeVisible()
  await page.clock.runFor(19_000)
  await expect(messages.getByText('Closed on Monday')).toBeVisible()
  // A notice that has the keyboard focus is not dismissed by the timer.
  await messages.getByRole('link', { name: 'the plan' }).focus()
  await page.clock.runFor(30_000)
  await expect(messages.getByText('Closed on Monday')).toBeVisible()
  await messages.getByRole('link', { name: 'the plan' }).blur()
  await page.clock.runFor(21_000)
  await expect(messages.getByText('Closed on Monday')).toHaveCount(0)

  await page.reload()
  await again.click()
  const dialog = page.getByRole('dialog', { name: 'Notice' })
  await expect(dialog.getByText('Closed on Monday')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(again).toBeFocused()
  await expect(messages.getByText('Closed on Monday')).toHaveCount(0)

  await world.options({ Notice: 'Open again' })
  await page.reload()
  await expect(messages.getByText('Open again')).toBeVisible()
  await world.options({ Notice: '' })
  await page.reload()
  await expect(page.getByRole('rowheader', { name: 'newest' })).toBeVisible()
  await expect(again).toHaveCount(0)
})

test.describe('a newer build of the console', () => {
  const NEW_BUILD = 'A newer version of the console is available'

  /** Advances the clock until the page has been fetched once more and its response has finished. */
  async function nextCheck(page: Page) {
    // The version notice is mounted together with this one, so its stored value shows that both have started.
    await expect.poll(() => page.evaluate('localStorage.getItem("server-version")')).not.toBeNull()
    const answer = page.waitForResponse('/login')
    // One jump only: the timeout of the fetch must not elapse with it.
    await page.clock.fastForward('11:00')
    await (await answer).finished()
  }

  test('build update: a notification appears when a different build is served, and Reload loads it and restores the form draft', async ({
    page,
  }) => {
    await page.clock.install()
    let isDeployed = false
    let checks = 0
    await page.route('/login', async (route) => {
      checks += 1
      const served = await route.fetch()
      const html = await served.text()
      expect(html).toContain('type="module"')
      const newer = html.replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-newer.js')
      return route.fulfill({ contentType: 'text/html', body: isDeployed ? newer : html })
    })
    await page.goto('/token/add')
    await page.getByRole('textbox', { name: 'Name' }).fill('half typed')
    expect(checks).toBe(0)
    await nextCheck(page)
    await expect(page.getByText(NEW_BUILD)).toHaveCount(0)

    isDeployed = true
    await nextCheck(page)
    await expect(page.getByText(NEW_BUILD)).toBeVisible()
    await expect(page.getByText('What you typed is kept as a draft, without secrets.')).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('half typed')
    await expect(page.getByText(NEW_BUILD)).toHaveCount(0)
  })

  for (const { name, answer } of [
    { name: 'a page of another program', answer: { contentType: 'text/html', body: '<p>Please pay</p>' } },
    { name: 'no page', answer: { contentType: 'application/json', body: '{}' } },
    {
      name: 'an error',
      answer: { status: 502, contentType: 'text/html', body: '<script type="module" src="/x">' },
    },
  ]) {
    test(`build update: no notification appears when ${name} is served @all`, async ({ page }) => {
      await page.clock.install()
      let checks = 0
      await page.route('/login', (route) => {
        checks += 1
        return route.fulfill(answer)
      })
      await page.goto('/about')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await nextCheck(page)
      await expect(page.getByText(NEW_BUILD)).toHaveCount(0)
    })
  }
})
