import { SERVER_PAGES } from '../log/log-entries'
import { openLoaded } from '../support/open-loaded'
import { expect, test } from '../support/test'
import { OF_A_USER, OF_ADMINISTRATORS, SIGNED_OUT } from './more-states'
import { EACH_KIND } from './states'

for (const width of [1280, 390])
  for (const [title, caller, states] of [
    [width === 1280 ? 'each kind of state' : 'each kind of state @all', 'root', EACH_KIND],
    ['other states of administrators @all', 'root', OF_ADMINISTRATORS],
    ['states of a user @all', 'alice', OF_A_USER],
    ['states without an account @all', 'nobody', SIGNED_OUT],
  ] as const)
    test.describe(`at ${width} px`, () => {
      test.use({
        ...SERVER_PAGES,
        caller,
        viewport: { width, height: 844 },
        gatewayOptions: {
          TopUpLink: 'http://shop.example/',
          About: '# We\n\n- a\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`code`',
        },
      })

      test(`no axe findings in menus, dialogs and invalid forms (AX-02, AX-03): ${title}`, async ({
        page,
        grid,
        world,
        accessible,
      }) => {
        for (const [address, shows, reach] of states)
          await test.step(`${address}: ${shows}`, async () => {
            await openLoaded(page, address)
            await reach({ page, grid, world, accessible })
            await accessible()
            expect.soft(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
          })
      })
    })
