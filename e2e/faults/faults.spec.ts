import { test } from '../support/test'
import { ALL_CALLS } from './calls/all-calls'
import { isDailyInBrowser } from './daily-cases'
import { browserCasesOf } from './faults-of'
import { runCase } from './run-case'

for (const call of ALL_CALLS) {
  test.describe(call.id, () => {
    test.use({ caller: call.caller ?? call.subject.caller, gatewayOptions: call.options ?? {} })

    for (const one of browserCasesOf(call)) {
      test(`${one.title}${isDailyInBrowser(call, one) ? '' : ' @all'}`, async ({
        page,
        grid,
        world,
        baseURL,
      }) => {
        await runCase({ page, grid, world, origin: new URL(baseURL ?? '').origin }, call, one)
      })
    }
  })
}
