import { expect, test } from '../support/test'
import { expectNothingYet, logInAsNewRoot } from './setup-steps'

test.use({ caller: 'nobody', seed: 'empty' })

test('overview: the checklist ticks itself and goes away when everything is done @all', async ({
  page,
  world,
}) => {
  await logInAsNewRoot(page)
  await page.getByLabel('Password', { exact: true }).fill('a new secret')
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  const list = page.getByRole('region', { name: 'Set up this server' })
  const stateOf = (name: string) => list.getByRole('listitem').filter({ hasText: name })

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).not.toHaveURL('/user/edit')
  await home.click()
  await expect(stateOf('Replace the default password')).toContainText('Done')
  await expect(list.getByText('To do')).toHaveCount(6)

  await world.signIn('root')
  await world.options({ ServerAddress: 'https://gate.example', SMTPServer: 'mail.example' })
  await world.call('POST', '/api/channel/', {
    type: 1,
    key: 'sk-1',
    name: 'first',
    models: 'gpt-4o',
    groups: ['default'],
    group: 'default',
  })
  await world.call('POST', '/api/token/', { name: 'first', unlimited_quota: true, expired_time: -1 })
  await page.reload()
  for (const name of ['Set the server address', 'Set up mail', 'Add a channel', 'Create a token'])
    await expect(stateOf(name)).toContainText('Done')
  await expect(list.getByText('To do')).toHaveCount(2)

  const [channel] = await world.call<{ id: number }[]>('GET', '/api/channel/?p=0')
  await world.call('GET', `/api/channel/test/${channel?.id}`).catch(() => undefined)
  await world.consume({ user: 'root', model: 'gpt-4o', prompt_tokens: 9, completion_tokens: 3 })
  await page.reload()
  // The list is hidden also before its state is known.
  await expect.poll(() => page.evaluate("localStorage.getItem('setup')")).toContain('done')
  await expect(list).toBeHidden()
  await world.forgetCalls()
  await page.reload()
  await expect(page.getByText('Lasts for')).toBeVisible()
  await expect(page.getByText(/^\d enabled$/)).toBeVisible()
  // None of the channels within a minute, and none of the finished checklist.
  expect(await world.calls(/channel/)).toEqual([])
})

test('overview: a dismissed checklist stays away, and axe finds no violations on an empty server @all', async ({
  page,
  world,
  accessible,
}) => {
  await logInAsNewRoot(page)
  await page.goto('/')
  const list = page.getByRole('region', { name: 'Set up this server' })
  await expect(list.getByText('To do')).toHaveCount(7)
  // The banner of the default password stands above it.
  await accessible()
  await list.getByRole('button', { name: 'Dismiss the checklist' }).click()
  await expect(list).toHaveCount(0)
  await world.forgetCalls()
  await page.reload()
  await expect(page.getByText('No consumption in seven days')).toBeVisible()
  await expect(list).toHaveCount(0)
  expect(await world.calls(/option/)).toEqual([])

  await expectNothingYet(page)
  await accessible()
})
