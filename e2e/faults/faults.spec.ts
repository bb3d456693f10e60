import { expect, test } from '../support/test'
import { browserGoes, startsOffline } from './browser-goes'
import { CHANNEL_CALLS } from './calls/channel-calls'
import { OPTION_CALLS } from './calls/option-calls'
import { REDEMPTION_CALLS } from './calls/redemption-calls'
import { SESSION_CALLS } from './calls/session-calls'
import { TOKEN_CALLS } from './calls/token-calls'
import { USER_CALLS } from './calls/user-calls'
import { assertCode } from './codes'
import { FAULTS } from './fault-grid'

const CALLS = [
  ...SESSION_CALLS,
  ...TOKEN_CALLS,
  ...CHANNEL_CALLS,
  ...REDEMPTION_CALLS,
  ...USER_CALLS,
  ...OPTION_CALLS,
]
/** Gone, broken, offline, silent, empty, refused: what each call has to stand in every run. */
const CORE = new Set(['F01', 'F10', 'F15', 'F17', 'F22', 'F23'])
/** Each class of call meets every fault by its example; `FAULTS=all` crosses all calls with all faults. */
const isCrossed = process.env.FAULTS === 'all'

for (const call of CALLS) {
  test.describe(call.id, () => {
    test.use({ caller: call.caller ?? call.subject.caller })

    for (const fault of FAULTS.filter(({ id }) => isCrossed || call.isExample || CORE.has(id))) {
      const code = fault.codes[call.kind]

      test(`${fault.id} ${fault.name} → ${code}`, async ({ page, grid, world }) => {
        await page.clock.install()
        await call.arrive(page, grid)
        if (!fault.order) {
          await startsOffline(page)
          await browserGoes(page, 'offline')
        } else {
          const applied = fault.applied?.includes(call.kind)
          await world.fault({ ...fault.order, call: call.rule, applied })
        }
        const calls: string[] = []
        page.on('request', (request) => {
          const { pathname, search } = new URL(request.url())
          if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
        })
        await call.trigger(page, grid)
        await assertCode[code]({
          page,
          grid,
          world,
          call,
          limitPasses: async () => {
            if (fault.id !== 'F17') return
            // Not before it has been sent: what is read first would run out of time instead.
            await expect.poll(world.held).toBeGreaterThan(0)
            await page.clock.runFor(call.limit ?? 30_000)
          },
          sent: () => calls.filter((one) => call.logged.test(one)).length,
          all: () => calls,
        })
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
  })
}
