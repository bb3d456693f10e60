import type { Locator } from '@playwright/test'
import { startGateway } from '../../../mocks/hosts/vitest-host'
import type { UserOnWire } from '../../../mocks/user/user-row'
import { expect, test } from '../../document/document-story'
import { documentWorld } from '../../document/document-world'

test.describe('as an administrator', () => {
  test.use({ caller: 'admin' })

  test('user edit: an account of the same rank opened by URL shows the server message without a form', async ({
    page,
  }) => {
    await page.goto('/user/edit/8')
    await expect(page.getByText('无权获取同级或更高等级用户的信息')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})

test.describe('as an administrator', () => {
  test.use({ caller: 'admin' })

  test('user list: disabled actions show their reason and expose it to screen readers, and the own row links to the own profile', async ({
    page,
    grid,
    world,
  }) => {
    await page.goto('/user?size=all')
    await page.getByLabel('Rows per page').selectOption('all')
    await expect(grid.row('root')).toBeVisible()
    const expectReason = (name: string, reason: string) =>
      expect(page.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(reason)
    const expectReasonInMenu = async (name: string, action: string, reason: string) => {
      const menu = await grid.openMenu(name)
      const item = menu.getByRole('menuitem', { name: new RegExp(`^${action}`) })
      await expect(item).toHaveAttribute('aria-disabled', 'true')
      await expect(item).toContainText(reason)
      await item.press('Enter')
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    }
    await expectReasonInMenu('alice', 'Promote', 'Only a super administrator can promote')
    await expectReasonInMenu('alice', 'Demote', 'This account is already an ordinary user')
    await expectReasonInMenu('nadia', 'Delete', 'This account has your rank or a higher one')
    await expectReason('Disable root', 'A super administrator cannot be changed from the list')
    await expectReason('Disable admin', 'This is your own account')
    await page.getByRole('button', { name: 'Disable admin', exact: true }).press('Enter')
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('This is your own account'),
    ).toBeVisible()
    expect(await world.calls(/manage|user\/\d/)).toEqual([])
    await expect(page.getByRole('link', { name: 'Edit nadia' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('link', { name: 'Edit admin', exact: true }).click()
    await expect(page).toHaveURL('/user/edit')
    await expect(page.getByLabel('Username')).toHaveValue('admin')
  })
})

/** The direct action of a row: a single button that is named after its next action. */
const TOGGLE = /^(Disable|Enable) (.*)$/
const IN_MENU = ['Promote', 'Demote', 'Delete'] as const

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
      grid,
    }) => {
      await page.goto('/user?size=all')
      await expect(page.getByText('17 rows')).toBeVisible()
      const actions = new Map<string, boolean>()
      const isOn = async (control: Locator) => (await control.getAttribute('aria-disabled')) !== 'true'
      for (const button of await page.getByRole('button', { name: TOGGLE }).all()) {
        const label = (await button.getAttribute('aria-label')) ?? ''
        actions.set(label, await isOn(button))
        const [, , name = ''] = TOGGLE.exec(label) ?? []
        const menu = await grid.openMenu(name)
        for (const verb of IN_MENU)
          actions.set(
            `${verb} ${name}`,
            await isOn(menu.getByRole('menuitem', { name: new RegExp(`^${verb}`) })),
          )
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
      }
      expect(actions.size).toBe(17 * 4)

      const recreate = () => {
        const gateway = startGateway()
        const client = gateway.client()
        client.signIn(caller)
        return { gateway, world: documentWorld(gateway, client) }
      }
      let server = recreate()
      const mismatches: string[] = []
      for (const [name, isOffered] of actions) {
        const [verb = '', username = ''] = name.split(/ (.*)/)
        const answer = await server.world
          .call<UserOnWire>('POST', '/api/user/manage', { username, action: verb.toLowerCase() })
          .catch(() => undefined)
        if (answer) {
          server.gateway.stop()
          server = recreate()
        }
        if (isOffered !== (answer !== undefined) && !(NOT_OFFERED.test(name) && !isOffered)) {
          mismatches.push(`${name}: offered ${isOffered}, accepted ${answer !== undefined}`)
        }
      }
      server.gateway.stop()
      expect(mismatches).toEqual([])
    })
  })
}
