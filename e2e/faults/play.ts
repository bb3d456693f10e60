import { expect, type Page } from '@playwright/test'
import type { Grid } from '../support/grid'
import type { Server } from '../support/server'
import { browserGoes, onlyPressesAsk, pressesThrice, startsOffline } from './browser-goes'
import type { Call } from './call'
import { assertCode } from './codes'
import type { Case } from './faults-of'
import { playOutside } from './outside'
import { watch } from './watch'

/** Reads that may be answered when they are asked again, and the faults after which they are (reliability 3.2). */
const QUIETLY_RETRIED = new Set(['PUB', 'LIST', 'SRCH', 'ITEM', 'REF', 'STAT'])
const FLEETING = new Set(['F10', 'F11', 'F12', 'F14', 'F16', 'F19'])

interface Stage {
  page: Page
  grid: Grid
  world: Server
  /** Where the page comes from. */
  origin: string
}

/** Goes to where the call can be made, has it meet the fault, and looks at what a person sees then. */
export async function play(
  { page, grid, world, origin }: Stage,
  call: Call,
  { fault, code }: Case,
): Promise<void> {
  await page.clock.install()
  await onlyPressesAsk(page)
  await call.arrive(page, grid, world)
  const outside = call.outside && (await playOutside(page, call.outside, fault.id))
  if (fault.pressed) await pressesThrice(page)
  else if (!fault.order) {
    await startsOffline(page)
    await browserGoes(page, 'offline')
  } else if (!outside) {
    const applied = fault.applied?.includes(call.kind)
    await world.fault({ ...fault.order, call: call.rule, applied })
  }
  const watched = watch(page, world, origin)
  const sent = () => outside?.asked() ?? watched.calls.filter((one) => call.logged.test(one)).length
  const steered = { ...world, ...outside?.controls }
  await call.trigger(page, grid)
  if (fault.pressed) await page.clock.runFor(60)
  await assertCode[code]({
    page,
    grid,
    world: steered,
    call,
    fault: fault.id,
    limitPasses: async () => {
      if (FLEETING.has(fault.id) && QUIETLY_RETRIED.has(call.kind)) {
        await expect.poll(async () => (await page.clock.runFor(1000), sent()), { intervals: [20] }).toBe(3)
      }
      if (fault.id !== 'F17') return
      // Not before it has been sent: what is read first would run out of time instead.
      await expect.poll(steered.held).toBeGreaterThan(0)
      await page.clock.runFor(call.limit ?? 30_000)
    },
    sent,
    all: () => watched.calls,
  })
  await watched.standsWell()
}
