import { expect, test } from '../support/test'

test('about page: without configured content it explains how to add it and what the product is (PM17) @all', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await expect(page.getByText('This page can be written on the settings page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Source of the gateway' })).toHaveAttribute('rel', /noopener/)
})

test('about page: renders Markdown, embeds an external page in a sandboxed iframe, and refuses a same-origin address (T-07, PM13)', async ({
  page,
  world,
}) => {
  await page.route('https://frame.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<h1>Elsewhere</h1><script>
        try { top.location = 'https://evil.example/' } catch {}
        try { window.storage = top.localStorage.length } catch { window.storage = 'none' }
        try { alert(1); confirm('really?') } catch {}
      </script>`,
    }),
  )
  await world.options({ About: '## Who we are\n\n| a | b |\n|---|---|\n| 1 | 2 |' })
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 3, name: 'Who we are' })).toBeVisible()
  await expect(page.getByRole('cell', { name: '2' })).toBeVisible()

  await world.options({ About: ' https://frame.example/page ' })
  await page.reload()
  const frame = page.getByTitle('About')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups allow-same-origin')
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  await expect(page).toHaveURL('/about')
  const embedded = page.frame({ url: 'https://frame.example/page' })
  expect(await embedded?.evaluate('window.storage + document.referrer')).toBe('none')
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('rel', /noopener/)
})

test('about page: a same-origin address is not embedded in an iframe (T-07, PM15) @all', async ({
  page,
  world,
  baseURL,
}) => {
  const { host } = new URL(baseURL ?? '')
  await world.options({ About: `https://${host}/setting` })
  await page.goto('/about')
  await expect(page.getByText('This address is not shown')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})
