import { afterEach, beforeEach, describe, it } from 'vitest'
import type { Call } from '../../e2e/faults/call'
import { isDaily } from '../../e2e/faults/daily-cases'
import { documentCasesOf } from '../../e2e/faults/faults-of'
import { runCase } from '../../e2e/faults/run-case'
import { openStage, type Stage } from '../document/document-stage'

let stage: Stage

/** Opens a world of its own for each test, signed in as `caller`, with an empty page. */
function openWorld(caller: string, options: Record<string, string> = {}) {
  beforeEach(async () => {
    stage = await openStage({ caller, options })
  })
  afterEach(() => stage.close())
}

/** Tests of calls with the faults of the grid, in a document. */
export function faultTests(calls: readonly Call[]): void {
  const here = calls.filter((call) => documentCasesOf(call).length > 0)
  describe.each(here)('$id', (call) => {
    openWorld(call.caller ?? call.subject.caller, call.options)
    for (const one of documentCasesOf(call)) {
      // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the tables of the grid have titles and assertions
      it(one.title, { tags: isDaily(call, one) ? [] : ['all'] }, async () => {
        const { page, grid, world } = stage
        await runCase({ page, grid, world, origin: window.location.origin }, call, one)
      })
    }
  })
}
