import { expect, test } from '../support/test'

test('home page: a signed-in user sees the overview and the status of the gateway', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'GET /api/user/dashboard', kind: 'refused', message: 'no sums today', times: 2 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to One API' })).toBeVisible()
  const own = page.getByRole('region', { name: 'Your account' })
  await expect(own.getByText('Remaining quota').locator('..')).toContainText('$')
  // A value that cannot be fetched shows its error instead of zero.
  await expect(own.getByRole('alert')).toContainText('Could not be loaded.')
  await expect(own.getByTitle('no sums today')).toBeVisible()
  await world.clearFaults()
  await own.getByRole('button', { name: 'Retry' }).click()
  await expect(own.getByRole('alert')).toBeHidden()
  await expect(own.getByText('Lasts for').locator('..')).toContainText(/days|No consumption/)
  const system = page.getByRole('region', { name: 'System status' })
  await expect(system).toContainText('v0.0.0')
  await expect(system).toContainText(/Running since\s*\d{4}-/)
  await expect(system).toContainText(/GitHub login\s*Not enabled/)
  // Nothing of other accounts is asked for.
  expect(await world.calls(/GET \/api\/(log\/stat|channel|user\/\?)/)).toEqual([])
  await page
    .getByRole('region', { name: 'Quick start' })
    .getByRole('link', { name: 'Create a token' })
    .click()
  await expect(page).toHaveURL('/token/add')
})

test.describe('as a visitor', () => {
  test.use({ caller: 'nobody', gatewayOptions: { ServerAddress: 'https://gate.example/' } })

  test('home page: explains the product and how to start, and fetches no account data', async ({
    page,
    world,
  }) => {
    await page.goto('/')
    const gettingStarted = page.getByRole('region', { name: 'How to begin' })
    await expect(gettingStarted.getByText('https://gate.example/v1')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your account' })).toHaveCount(0)
    await gettingStarted.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/login')
    expect(await world.calls(/\/user\/|\/log\//)).toEqual([])
  })
})

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

test('home page: the server name and logo are used for the tab and the installed app', async ({
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

test('home page: without a logo of the server, the tab and the installed app have the icons of the console', async ({
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
