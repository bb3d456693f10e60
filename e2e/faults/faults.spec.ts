import { expect, test } from '../support/test'
import { browserGoes, pressesThrice, startsOffline } from './browser-goes'
import type { Call } from './call'
import { ACCOUNT_CALLS } from './calls/account-calls'
import { CHANNEL_CALLS } from './calls/channel-calls'
import { LOG_CALLS } from './calls/log-calls'
import { OAUTH_CALLS } from './calls/oauth-calls'
import { OPTION_CALLS } from './calls/option-calls'
import { PERSONAL_CALLS } from './calls/personal-calls'
import { REDEMPTION_CALLS } from './calls/redemption-calls'
import { SESSION_CALLS } from './calls/session-calls'
import { TOKEN_CALLS } from './calls/token-calls'
import { USER_CALLS } from './calls/user-calls'
import { assertCode } from './codes'
import { FAULTS } from './fault-grid'

const CALLS = [
  ...SESSION_CALLS,
  ...OAUTH_CALLS,
  ...TOKEN_CALLS,
  ...CHANNEL_CALLS,
  ...REDEMPTION_CALLS,
  ...USER_CALLS,
  ...ACCOUNT_CALLS,
  ...LOG_CALLS,
  ...PERSONAL_CALLS,
  ...OPTION_CALLS,
]
/** The answer lost, and a refusal: what each call has to stand in every run. */
const CORE = new Set(['F10', 'F23'])
/** Reads that may be answered when they are asked again, and the faults after which they are (reliability 3.2). */
const QUIETLY_RETRIED = new Set(['PUB', 'LIST', 'SRCH', 'ITEM', 'REF', 'STAT'])
const FLEETING = new Set(['F10', 'F11', 'F12', 'F14', 'F16', 'F19'])
/** Those that differ most: what the example of each class meets in every run. */
const MAIN = new Set('F01 F07 F10 F15 F16 F17 F18 F19 F22 F23 F24 F28'.split(' '))
/** Classes of our own: those of reliability 3.4 that they belong to have their own examples. */
const OUR_CLASSES = new Set(['CODE', 'BACK', 'FORM', 'LEAVE', 'SELF'])
/** `grid`: each fault with the example of each class. `all`: with each call. */
const scope = process.env.FAULTS

function faultsOf({ kind, isExample }: Call) {
  const possible = FAULTS.filter(({ id }) => !OUR_CLASSES.has(kind) || MAIN.has(id))
  if (scope === 'all' || isExample === 'ofAll' || (scope === 'grid' && isExample)) return possible
  return possible.filter(({ id }) => (isExample ? MAIN : CORE).has(id))
}

for (const call of CALLS) {
  test.describe(call.id, () => {
    test.use({ caller: call.caller ?? call.subject.caller, gatewayOptions: call.options ?? {} })

    for (const fault of faultsOf(call)) {
      const code = call.codes?.[fault.id] ?? fault.codes[call.kind]

      test(`${fault.id} ${fault.name} → ${code}`, async ({ page, grid, world }) => {
        await page.clock.install()
        await call.arrive(page, grid, world)
        if (fault.pressed) await pressesThrice(page)
        else if (!fault.order) {
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
        const sent = () => calls.filter((one) => call.logged.test(one)).length
        await call.trigger(page, grid)
        if (fault.pressed) await page.clock.runFor(60)
        await assertCode[code]({
          page,
          grid,
          world,
          call,
          limitPasses: async () => {
            if (FLEETING.has(fault.id) && QUIETLY_RETRIED.has(call.kind)) {
              await expect
                .poll(async () => (await page.clock.runFor(1000), sent()), { intervals: [20] })
                .toBe(3)
            }
            if (fault.id !== 'F17') return
            // Not before it has been sent: what is read first would run out of time instead.
            await expect.poll(world.held).toBeGreaterThan(0)
            await page.clock.runFor(call.limit ?? 30_000)
          },
          sent,
          all: () => calls,
        })
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
  })
}
