import { expect, test } from '../support/test'

test.use({ caller: 'nobody' })

const EXPIRED = 'Not logged in or login has expired, please log in again'

test('login page: the expired parameter shows its message and stays in the URL until a log-in is tried @all', async ({
  page,
}) => {
  await page.goto('/about')
  await page.goto('/login?expired=true')
  await expect(page.getByText(EXPIRED)).toBeVisible()
  await page.reload()
  await expect(page.getByText(EXPIRED)).toBeVisible()
  await expect(page).toHaveURL('/login?expired=true')
  await page.getByLabel('Username').fill('alice')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('用户名或密码错误')
  await expect(page).toHaveURL('/login')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText(EXPIRED)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('login page and any other: no credentials stay in the URL or are sent, and unknown parameters do nothing (PQ17, PQ19, T-19)', async ({
  page,
  world,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const referer = request.headers().referer ?? ''
    // The document and its assets are requested before any script runs, so only API requests count.
    if (/\/api\//.test(request.url())) sent.push(`${request.url()} ${referer}`)
  })
  for (const query of [
    'username=alice&password=alice12345',
    'expired=true&username=alice&password=alice12345',
    'token=abc',
    'expired=<img src=x onerror=window.__xss=1>',
  ]) {
    const rest = query.startsWith('expired=true') ? '/login?expired=true' : '/login'
    await page.goto(`/login?${query}`)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(rest)
    expect(await page.evaluate('window.__xss')).toBeUndefined()
    await expect(page.getByLabel('Username')).toHaveValue('')
  }
  await page.getByRole('link', { name: 'Forgot' }).click()
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await page.goto('/about?username=alice&password=alice12345')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveURL('/about')
  expect(sent.filter((url) => url.includes('alice'))).toEqual([])
  expect(await world.calls(/login/)).toEqual([])
})
