import { expect, test } from '../support/test'
import { CALLBACK, errorAlert, startLogin } from './oauth-steps'
import { ALL_PROVIDERS, continueAtProvider, stubProviders } from './provider'

test.use({ caller: 'nobody', gatewayOptions: ALL_PROVIDERS })
test.beforeEach(({ page }) => stubProviders(page))

test('OAuth callback: the first of two tabs reports that a newer attempt replaced it (PO19, CD-54)', async ({
  page,
  context,
  world,
  accessible,
}) => {
  await startLogin(page)
  const other = await context.newPage()
  await stubProviders(other)
  await startLogin(other)
  await continueAtProvider(page, /as member/)
  await expect(errorAlert(page)).toContainText('a newer one')
  await accessible()
  await continueAtProvider(other, /as member/)
  await expect(other).toHaveURL('/')
  expect(await world.calls(CALLBACK)).toHaveLength(2)
})

test('OAuth callback: nothing is bound when another user signed in in another tab @all', async ({
  page,
  context,
  world,
}) => {
  await startLogin(page)
  const other = await context.newPage()
  await other.goto('/login')
  await other.getByLabel('Username').fill('alice')
  await other.getByLabel('Password', { exact: true }).fill('alice12345')
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/token')
  await continueAtProvider(page, /as member/)
  await expect(errorAlert(page)).toContainText('Another account is signed in now')
  expect(await world.calls(CALLBACK)).toEqual([])
})

test('OAuth callback: the error description of the provider is rendered as text, only if the state belongs to this tab @all', async ({
  page,
  world,
}) => {
  const description = '<img src=x onerror=window.__xss=1> Not \u202etoday'
  const query = `error=access_denied&error_description=${encodeURIComponent(description)}`
  const state = await startLogin(page)
  await page.goto(`/oauth/github?${query}&state=${state}`)
  await expect(errorAlert(page)).toContainText(
    'The provider says: <img src=x onerror=window.__xss=1> Not [U+202E]today',
  )
  await expect(page).toHaveURL('/oauth/github')
  await startLogin(page)
  await page.goto(`/oauth/github?${query}&state=OTHER`)
  await expect(errorAlert(page)).toHaveText(/does not belong/)
  await expect(errorAlert(page)).not.toContainText('The provider says')
  expect(await page.evaluate('window.__xss')).toBeUndefined()
  expect(await world.calls(CALLBACK)).toEqual([])
})
