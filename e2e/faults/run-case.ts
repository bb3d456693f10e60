import { expect, type Page } from '@playwright/test'
import type { Grid } from '../support/grid'
import type { Server } from '../support/server'
import { setNetwork, sendsOnlyOnClick, clicksThreeTimes, startsOffline } from './set-network'
import type { Call } from './call'
import { assertCode } from './codes'
import type { Case } from './faults-of'
import { stubExternalService } from './external-service'
import { observe } from './observe'

/** Classes whose reads are retried silently, and the faults after which they are (FM-RETRY). */
const SILENTLY_RETRIED = new Set(['PUB', 'LIST', 'ITEM', 'REF', 'STAT'])
const TRANSIENT_FAULTS = new Set(['F10', 'F11', 'F12', 'F14', 'F16', 'F19'])

interface CaseStage {
  page: Page
  grid: Grid
  world: Server
  /** Origin of the page. */
  origin: string
}

/** Opens the page of the call, activates the fault, triggers the call and asserts the code. */
export async function runCase(
  { page, grid, world, origin }: CaseStage,
  call: Call,
  { fault, code }: Case,
): Promise<void> {
  await page.clock.install()
  await sendsOnlyOnClick(page)
  await call.open(page, grid, world)
  const outside = call.externalService && (await stubExternalService(page, call.externalService, fault.id))
  if (fault.pressed) await clicksThreeTimes(page)
  else if (!fault.order) {
    await startsOffline(page)
    await setNetwork(page, 'offline')
  } else if (!outside) {
    const applied = fault.applied?.includes(call.kind)
    await world.fault({ ...fault.order, call: call.rule, applied })
  }
  const observation = observe(page, world, origin)
  const sent = () => outside?.asked() ?? observation.calls.filter((one) => call.logged.test(one)).length
  const steered = { ...world, ...outside?.controls }
  await call.trigger(page, grid)
  if (fault.pressed) await page.clock.runFor(60)
  await assertCode[code]({
    page,
    grid,
    world: steered,
    call,
    fault: fault.id,
    passTimeout: async () => {
      if (TRANSIENT_FAULTS.has(fault.id) && SILENTLY_RETRIED.has(call.kind)) {
        // Not while a response is on its way, which would time out.
        const passSecond = async () => observation.countPending() > 0 || (await page.clock.runFor(1000))
        await expect.poll(async () => (await passSecond(), sent()), { intervals: [20] }).toBe(3)
      }
      if (fault.id !== 'F17') return
      // Wait until the call is sent, and the others sent since are answered: otherwise they would time out too.
      await expect.poll(steered.held).toBeGreaterThan(0)
      await expect
        .poll(async () => observation.countPending() - (outside ? 0 : await steered.held()))
        .toBeLessThanOrEqual(0)
      await page.clock.runFor(call.limit ?? 30_000)
    },
    sent,
    all: () => observation.calls,
  })
  await observation.isHealthy()
}
