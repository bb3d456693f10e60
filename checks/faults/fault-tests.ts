import { configure } from '@testing-library/dom'
import type { Page } from '@playwright/test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../e2e/faults/call'
import { documentCasesOf } from '../../e2e/faults/faults-of'
import { runCase } from '../../e2e/faults/run-case'
import { Grid } from '../../e2e/support/grid'
import type { Server } from '../../e2e/support/server'
import { startGateway, type TestGateway } from '../../mocks/hosts/vitest-host'
import { stopClock } from '../document/document-clock'
import { DocumentNetwork } from '../document/document-network'
import { DocumentPage } from '../document/document-page'
import { documentWorld } from '../document/document-world'

let gateway: TestGateway
let world: Server
let network: DocumentNetwork
let page: DocumentPage
let problems: string[]

/** React renders when it wants to, not when a test says so; user-event does not wait for timers that stand still. */
function renderAsInBrowser(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  configure({ eventWrapper: (run) => run(), asyncWrapper: (run) => run() })
}

/** Opens a world of its own for each test, signed in as `caller`, with an empty page. */
function openWorld(caller: string, options: Record<string, string> = {}) {
  beforeEach(() => {
    stopClock()
    renderAsInBrowser()
    problems = []
    vi.spyOn(console, 'error').mockImplementation(
      (...args) =>
        void problems.push(args.map((one) => (one instanceof Error ? one.stack : String(one))).join(' ')),
    )
    window.localStorage.clear()
    window.sessionStorage.clear()
    gateway = startGateway({ seed: 'small', limits: 'off', options })
    const send = globalThis.fetch
    // The part of the browser tests' client that the grid uses. It sends past the page.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is not used
    world = documentWorld(gateway, send) as Server
    network = new DocumentNetwork(() => gateway.world().faults.holding)
    page = new DocumentPage(network, send)
    window.localStorage.setItem('language', 'en')
    if (caller === 'nobody') return
    const { id, username, display_name, role, status } = gateway.signIn(caller)
    window.localStorage.setItem('user', JSON.stringify({ id, username, display_name, role, status }))
  })
  afterEach(() => {
    page.close()
    network.stop()
    gateway.stop()
    vi.useRealTimers()
    expect(problems.join('\n')).toBe('')
  })
}

/** Tests of calls with the faults of the grid, in a document. */
export function faultTests(calls: readonly Call[]): void {
  const here = calls.filter((call) => documentCasesOf(call).length > 0)
  describe.each(here)('$id', (call) => {
    openWorld(call.caller ?? call.subject.caller, call.options)
    for (const one of documentCasesOf(call)) {
      // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the tables of the grid have titles and assertions
      it(one.title, async () => {
        // The document has the part of Playwright's page that the grid uses.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is not used
        const stage = page as unknown as Page
        await runCase(
          { page: stage, grid: new Grid(stage), world, origin: window.location.origin },
          call,
          one,
        )
      })
    }
  })
}
