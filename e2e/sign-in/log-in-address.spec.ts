import { expect, test } from '../support/test'

test.use({ caller: 'nobody' })

const EXPIRED = 'Not logged in or login has expired, please log in again'

test('the address says once that a session ended', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/login?expired=true')
  await expect(page.getByText(EXPIRED)).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText(EXPIRED)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

for (const query of [
  'username=alice&password=alice12345',
  'password=alice12345',
  'expired=true&username=alice&password=alice12345',
  'token=abc',
  'expired=1',
]) {
  test(`nothing of ?${query} stays in the address or is sent`, async ({ page, world }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      const referer = request.headers().referer ?? ''
      // The page itself and its files are asked for before any script runs.
      if (/\/api\//.test(request.url())) sent.push(`${request.url()} ${referer}`)
    })
    await page.goto(`/login?${query}`)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Username')).toHaveValue('')
    await page.getByRole('link', { name: 'Forgot' }).click()
    await page.goBack()
    await expect(page).toHaveURL('/login')
    expect(sent.filter((one) => one.includes('alice'))).toEqual([])
    expect(await world.calls(/login/)).toEqual([])
  })
}

test('a password is taken out of the address of every page', async ({ page }) => {
  await page.goto('/about?username=alice&password=alice12345')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveURL('/about')
})

test('whose page it was comes back to it, another person to the first page', async ({ page }) => {
  for (const [who, password, place] of [
    ['alice', 'alice12345', '/token/add'],
    ['chen', 'chen12345', '/token'],
  ] as const) {
    await page.goto('/login')
    await page.evaluate(() => {
      history.replaceState({ ...history.state, origin: '/token/add', originOwner: 3 }, '')
    })
    await page.reload()
    await page.getByLabel('Username').fill(who)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(place)
    await page.evaluate('localStorage.clear()')
    await page.context().clearCookies({ name: 'session' })
  }
})
