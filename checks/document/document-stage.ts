import { configure } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { Page } from '@playwright/test'
import { expect, vi } from 'vitest'
import { Grid } from '../../e2e/support/grid'
import type { Server } from '../../e2e/support/server'
import { startGateway } from '../../mocks/hosts/vitest-host'
import type { WorldOrder } from '../../mocks/world'
import { stopClock } from './document-clock'
import { DocumentNetwork } from './document-network'
import { DocumentPage } from './document-page'
import { documentWorld } from './document-world'

/** Who opens the page, and what their server has. */
export interface StageOrder {
  caller: string
  seed?: WorldOrder['seed'] | undefined
  options?: Record<string, string>
  limits?: WorldOrder['limits'] | undefined
  language?: 'en' | 'zh' | undefined
  /** What the browser has stored before; by default amounts are typed in server units, as in the browser's stories. */
  stored?: Record<string, string> | undefined
}

/** A page in a world of its own, for one test. */
export interface Stage {
  page: Page
  world: Server
  grid: Grid
  /** Closes the page, and expects that it has reported no error. */
  close: () => Promise<void>
}

/** React renders when it wants to, not when a test says so; user-event does not wait for timers that stand still. */
function renderAsInBrowser(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  configure({ eventWrapper: (run) => run(), asyncWrapper: (run) => run() })
}

const NO_STYLE = document.createElement('i').style
// A document has no style sheets, and to compute a style takes a tenth of a story.
window.getComputedStyle = (element) => (element instanceof HTMLElement ? element.style : NO_STYLE)

const UNITS = { 'quota.unit': '"units"' }

/** Opens a world of its own, signed in as the caller, with an empty page. */
export async function openStage(order: StageOrder): Promise<Stage> {
  const { caller, seed = 'small', options = {}, limits = 'off', language = 'en' } = order
  const stored = { ...(order.stored ?? UNITS), language }
  stopClock()
  renderAsInBrowser()
  // It adds listeners once per document, which those of a page that is left would take with them.
  userEvent.setup()
  const problems: string[] = []
  const errors = vi
    .spyOn(console, 'error')
    .mockImplementation(
      (...args) =>
        void problems.push(args.map((one) => (one instanceof Error ? one.stack : String(one))).join(' ')),
    )
  window.localStorage.clear()
  window.sessionStorage.clear()
  const gateway = startGateway({ seed, limits, options })
  const client = gateway.client()
  const network = new DocumentNetwork(() => gateway.world().faults.holding)
  const page = new DocumentPage(network, client.fetch)
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value)
  if (caller !== 'nobody') {
    client.signIn(caller)
    const { id, username, display_name, role, status } = gateway.signIn(caller)
    window.localStorage.setItem('user', JSON.stringify({ id, username, display_name, role, status }))
  }
  // The document has the part of Playwright's page that its stories use.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is not used
  const shown = page as unknown as Page
  return {
    page: shown,
    world: documentWorld(gateway, client),
    grid: new Grid(shown),
    close: async () => {
      await page.end()
      network.stop()
      gateway.stop()
      vi.useRealTimers()
      errors.mockRestore()
      expect(problems.join('\n')).toBe('')
    },
  }
}
