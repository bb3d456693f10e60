import { expect, test } from '../support/test'

test('home page: configured content replaces the default, showing the cached content first and then the new one', async ({
  page,
  world,
}) => {
  await world.options({ HomePageContent: '# Our gateway\n\nfrom **yesterday**' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: 'Our gateway' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to One API' })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'System status' })).toHaveCount(0)

  // The overview is a tab beside it.
  await page.getByRole('navigation', { name: 'Home page' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL('/?tab=overview')
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible()
  await page.getByRole('link', { name: 'Welcome page' }).click()

  await world.options({ HomePageContent: 'from today' })
  await world.fault({ call: 'GET /api/home_page_content', kind: 'F17' })
  await page.reload()
  await expect(page.getByText('from yesterday')).toBeVisible()
  await expect.poll(world.held).toBe(1)
  await world.release()
  await expect(page.getByText('from today')).toBeVisible()
  await world.clearFaults()

  await world.fault({ call: 'GET /api/home_page_content', kind: 'F06', times: 1 })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Could not load home page content')
  await expect(page.getByText('from today')).toBeVisible()
  await world.options({ HomePageContent: '' })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'System status' })).toBeVisible()
  // A server that lacks this endpoint, or does not respond, has no content configured.
  await world.fault({ call: 'GET /api/home_page_content', kind: 'F03' })
  await page.reload()
  await expect(page.getByRole('region', { name: 'System status' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('home page: the server name and logo are used for the tab and the installed app @all', async ({
  page,
  world,
}) => {
  await world.options({ SystemName: 'Ours', Logo: '/logo.png?ours' })
  await page.goto('/')
  await expect(page).toHaveTitle('Welcome to Ours – Ours')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/logo.png?ours')
  await expect(page.locator('link[rel="icon"]')).toHaveCount(1)
  const devtools = await page.context().newCDPSession(page)
  await expect
    .poll(async () => {
      const { data, errors } = await devtools.send('Page.getAppManifest')
      return { ...JSON.parse(data || '{}'), errors }
    })
    .toMatchObject({ name: 'Ours', icons: [{ src: /logo\.png\?ours$/ }], errors: [] })
})

test('home page: without a logo of the server, the tab and the installed app have the icons of the console @all', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', '/logo.png')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/logo.png')
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', '/logo-touch.png')
  const devtools = await page.context().newCDPSession(page)
  const manifestOf = async () => {
    const { data, errors } = await devtools.send('Page.getAppManifest')
    return { ...JSON.parse(data || '{}'), errors }
  }
  await expect.poll(manifestOf).toMatchObject({
    icons: [
      { src: /logo\.svg$/ },
      { src: /logo-192\.png$/ },
      { src: /logo\.png$/ },
      { src: /logo-maskable\.png$/, purpose: 'maskable' },
      { src: /logo-monochrome\.svg$/, purpose: 'monochrome' },
    ],
    errors: [],
  })
  const { icons } = await manifestOf()
  for (const { src, type } of [...icons, { src: '/logo-touch.png', type: 'image/png' }]) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    const file = await request.get(src)
    expect.soft(file.headers()['content-type'], src).toContain(type)
  }
})
