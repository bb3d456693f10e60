import { expect, test } from '../support/test'
import { openWorld } from '../support/server'
import type { UserOnWire } from '../../mocks/user/user-row'

/** What a row offers; the switch is one button that is called by what it would do. */
const VERBS = ['Promote', 'Demote', 'Disable', 'Enable', 'Delete'] as const

/**
 * Where less is offered than the server would do: a deleted account must not be brought back under the name it has
 * now (K10.7), and a role below "user" is not lifted by a button that says demote.
 */
const NOT_OFFERED = /deleted_|^Demote visitor$/

for (const caller of ['root', 'admin'] as const) {
  test.describe(`as ${caller}`, () => {
    test.use({ caller })

    test('what a row offers is what the server does, cell by cell', async ({
      page,
      playwright,
      gatewayURL,
    }, info) => {
      test.setTimeout(60_000)
      // Everybody at once, deleted accounts too: each name is matched by a wildcard (K11.30).
      await page.goto('/user?keyword=%25&size=all')
      await expect(page.getByText('18 rows')).toBeVisible()
      const offered = new Map<string, boolean>()
      for (const button of await page.getByRole('table').getByRole('button').all()) {
        const name = await button.getAttribute('aria-label')
        if (name && VERBS.some((verb) => name.startsWith(`${verb} `)))
          offered.set(name, (await button.getAttribute('aria-disabled')) !== 'true')
      }
      expect(offered.size).toBe(18 * 4)

      const api = await playwright.request.newContext({ baseURL: gatewayURL })
      const recreate = async () => {
        const world = await openWorld(api, { id: `${info.testId}-matrix` })
        await world.signIn(caller)
        return world
      }
      let world = await recreate()
      const wrong: string[] = []
      for (const [name, isOffered] of offered) {
        const [verb = '', username = ''] = name.split(/ (.*)/)
        const answer = await world
          .call<UserOnWire>('POST', '/api/user/manage', { username, action: verb.toLowerCase() })
          .catch(() => undefined)
        if (answer) world = await recreate()
        if (isOffered !== (answer !== undefined) && !(NOT_OFFERED.test(name) && !isOffered)) {
          wrong.push(`${name}: offered ${isOffered}, done ${answer !== undefined}`)
        }
      }
      await api.dispose()
      expect(wrong).toEqual([])
    })
  })
}

test.describe('as an administrator', () => {
  test.use({ caller: 'admin' })

  test('reasons are there for eye and ear; the own row leads to the own profile', async ({
    page,
    grid,
    world,
  }) => {
    await page.goto('/user?size=all')
    await page.getByRole('button', { name: 'Load all' }).click()
    await expect(grid.row('root')).toBeVisible()
    const says = (name: string, reason: string) =>
      expect(page.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(reason)
    await says('Promote alice', 'Only a super administrator can promote')
    await says('Demote alice', 'This account is already an ordinary user')
    await says('Delete nadia', 'This account has your rank or a higher one')
    await says('Disable root', 'A super administrator cannot be changed from the list')
    await says('Disable admin', 'This is your own account')
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

  test('a peer opened by the address is refused in the words of the server, without a form', async ({
    page,
  }) => {
    await page.goto('/user/edit/8')
    await expect(page.getByText('无权获取同级或更高等级用户的信息')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})
