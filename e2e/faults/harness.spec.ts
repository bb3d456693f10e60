import { expect, test } from '../support/test'
import { Grid } from '../support/grid'
import { openWorld } from '../support/server'
import type { Call } from './call'
import { CHANNEL_CALLS } from './calls/channel-calls'
import { TOKEN_CALLS } from './calls/token-calls'
import { casesOf } from './faults-of'
import { runCase } from './run-case'
import { brokenApp, type BrokenBehaviour } from './broken-app.fixture'

const callById = (calls: readonly Call[], id: string) => calls.find((call) => call.id.startsWith(id))

/** The two calls that the fixture app makes, with the code expected for a refusal. */
const PLAYED = {
  read: { call: callById(TOKEN_CALLS, 'token list'), code: 'R1' },
  effect: { call: callById(CHANNEL_CALLS, 'channel test all'), code: 'W1' },
} as const

const DEFECTS: readonly [BrokenBehaviour | undefined, keyof typeof PLAYED, string][] = [
  [undefined, 'read', ''],
  [undefined, 'effect', ''],
  ['hides the failure', 'read', 'Could not load'],
  ['shows the message twice', 'effect', 'strict mode violation|duplicate message'],
  ['retries a side effect', 'effect', 'Object.is equality'],
  ['keeps the spinner', 'read', 'still busy: loading tokens'],
  ['requests another origin', 'read', 'elsewhere.example'],
  ['requests an unknown path', 'read', '/api/nothing/known'],
]

test('fault grid: reports every defect of the fixture app, and nothing for a correct app @all', async ({
  browser,
  playwright,
  baseURL,
}, { testId }) => {
  const origin = new URL(baseURL ?? '').origin
  const found = await Promise.all(
    DEFECTS.map(async ([defect, name], index) => {
      const api = await playwright.request.newContext({ baseURL })
      const world = await openWorld(api, { id: `${testId}-${index}` })
      await world.signIn('root')
      const page = await browser.newPage({ baseURL, storageState: await api.storageState() })
      const { call, code } = PLAYED[name]
      const one = call && casesOf(call).find(({ fault }) => fault.id === 'F23')
      if (!call || !one) return 'no such case'
      await brokenApp(page, defect)
      const played: Call = {
        ...call,
        // The fixture app has a button of its own instead of a menu.
        item: undefined,
        button: 'Test all',
        open: async () => void (await page.goto('/wrong')),
        trigger: () => page.locator(name === 'read' ? 'nav a' : 'main button').click(),
      }
      try {
        await runCase({ page, grid: new Grid(page), world, origin }, played, { ...one, code })
        return ''
      } catch (error) {
        return String(error)
      } finally {
        await page.close()
      }
    }),
  )
  for (const [index, [defect = 'no defect', , words]] of DEFECTS.entries()) {
    if (words === '') expect(found[index], defect).toBe('')
    else expect(found[index], defect).toMatch(new RegExp(words))
  }
})
