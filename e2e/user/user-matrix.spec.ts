import { expect, test } from '../support/test'
import { openWorld } from '../support/server'
import type { UserOnWire } from '../../mocks/user/user-row'

/** Row actions; the toggle is a single button that is named after its next action. */
const VERBS = ['Promote', 'Demote', 'Disable', 'Enable', 'Delete'] as const

/**
 * Actions disabled although the server allows them: a deleted account must not be restored under the name it has
 * now (K10.7), and "demote" must not raise a role below "user".
 */
const NOT_OFFERED = /deleted_|^Demote visitor$/

for (const caller of ['root', 'admin'] as const) {
  test.describe(`as ${caller}`, () => {
    test.use({ caller })

    test('user list: the enabled row actions equal the actions that the server accepts, for every account', async ({
      page,
      playwright,
      gatewayURL,
    }, info) => {
      test.setTimeout(60_000)
      // Lists all accounts, including deleted ones, with a wildcard keyword that matches every name (K11.30).
      await page.goto('/user?keyword=%25&size=all')
      await expect(page.getByText('18 rows')).toBeVisible()
      const actions = new Map<string, boolean>()
      for (const button of await page.getByRole('table').getByRole('button').all()) {
        const name = await button.getAttribute('aria-label')
        if (name && VERBS.some((verb) => name.startsWith(`${verb} `)))
          actions.set(name, (await button.getAttribute('aria-disabled')) !== 'true')
      }
      expect(actions.size).toBe(18 * 4)

      const api = await playwright.request.newContext({ baseURL: gatewayURL })
      const recreate = async () => {
        const world = await openWorld(api, { id: `${info.testId}-matrix` })
        await world.signIn(caller)
        return world
      }
      let world = await recreate()
      const mismatches: string[] = []
      for (const [name, isOffered] of actions) {
        const [verb = '', username = ''] = name.split(/ (.*)/)
        const answer = await world
          .call<UserOnWire>('POST', '/api/user/manage', { username, action: verb.toLowerCase() })
          .catch(() => undefined)
        if (answer) world = await recreate()
        if (isOffered !== (answer !== undefined) && !(NOT_OFFERED.test(name) && !isOffered)) {
          mismatches.push(`${name}: offered ${isOffered}, accepted ${answer !== undefined}`)
        }
      }
      await api.dispose()
      expect(mismatches).toEqual([])
    })
  })
}

test.describe('as an administrator', () => {
  test.use({ caller: 'admin' })

  test('user list: disabled actions show their reason and expose it to screen readers, and the own row links to the own profile', async ({
    page,
    grid,
    world,
  }) => {
    await page.goto('/user?size=all')
    await page.getByRole('button', { name: 'Load all' }).click()
    await expect(grid.row('root')).toBeVisible()
    const expectReason = (name: string, reason: string) =>
      expect(page.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(reason)
    await expectReason('Promote alice', 'Only a super administrator can promote')
    await expectReason('Demote alice', 'This account is already an ordinary user')
    await expectReason('Delete nadia', 'This account has your rank or a higher one')
    await expectReason('Disable root', 'A super administrator cannot be changed from the list')
    await expectReason('Disable admin', 'This is your own account')
    await page.getByRole('button', { name: 'Promote alice' }).press('Enter')
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('Only a super administrator can promote'),
    ).toBeVisible()
    expect(await world.calls(/manage|user\/\d/)).toEqual([])
    await expect(page.getByRole('link', { name: 'Edit nadia' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('link', { name: 'Edit admin', exact: true }).click()
    await expect(page).toHaveURL('/user/edit')
    await expect(page.getByLabel('Username')).toHaveValue('admin')
  })

  test('user edit: an account of the same rank opened by URL shows the server message without a form', async ({
    page,
  }) => {
    await page.goto('/user/edit/8')
    await expect(page.getByText('无权获取同级或更高等级用户的信息')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})
