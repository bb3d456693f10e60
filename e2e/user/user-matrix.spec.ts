import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test'
import { openWorld } from '../support/server'
import type { UserOnWire } from '../../mocks/user/user-row'

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
      playwright,
      gatewayURL,
    }, info) => {
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
