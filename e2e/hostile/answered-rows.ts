import type { Page } from '@playwright/test'

type Members = Record<string, unknown>
interface Envelope {
  data: Members[]
}

/**
 * Mocks the list at `path`, and the search that loads all its rows: one row per entry of `changes`, each a row of the gateway
 * with those members replaced, the newest first.
 */
export async function answerRows(page: Page, path: string, changes: readonly Members[]): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path || pathname === `${path}search`,
    async (route) => {
      const response = await route.fetch()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway's own envelope
      const envelope = (await response.json()) as Envelope
      const rows = envelope.data
      envelope.data = changes.map((change, at) => ({ ...rows[at % rows.length], id: 9999 - at, ...change }))
      await route.fulfill({ response, json: envelope })
    },
  )
}
