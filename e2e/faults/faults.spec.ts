import { expect, test } from '../support/test'
import { browserGoes, startsOffline } from './browser-goes'
import { CALLS } from './calls'
import { assertCode } from './codes'
import { FAULTS } from './fault-grid'

for (const call of CALLS) {
  test.describe(call.id, () => {
    test.use({ caller: call.caller ?? 'alice' })

    for (const fault of FAULTS) {
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
            if (fault.id === 'F17') await page.clock.runFor(30_000)
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
