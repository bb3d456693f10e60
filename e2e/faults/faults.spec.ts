import { test } from '../support/test'
import { ACCOUNT_CALLS } from './calls/account-calls'
import { CHANNEL_CALLS } from './calls/channel-calls'
import { EXT_CALLS } from './calls/ext-calls'
import { LOG_CALLS } from './calls/log-calls'
import { OAUTH_CALLS } from './calls/oauth-calls'
import { OPTION_CALLS } from './calls/option-calls'
import { PERSONAL_CALLS } from './calls/personal-calls'
import { REDEMPTION_CALLS } from './calls/redemption-calls'
import { SESSION_CALLS } from './calls/session-calls'
import { TOKEN_CALLS } from './calls/token-calls'
import { USER_CALLS } from './calls/user-calls'
import { casesOf } from './faults-of'
import { runCase } from './run-case'

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
  ...EXT_CALLS,
]

for (const call of CALLS) {
  test.describe(call.id, () => {
    test.use({ caller: call.caller ?? call.subject.caller, gatewayOptions: call.options ?? {} })

    for (const one of casesOf(call)) {
      test(one.title, { tag: one.tag }, async ({ page, grid, world, baseURL }) => {
        await runCase({ page, grid, world, origin: new URL(baseURL ?? '').origin }, call, one)
      })
    }
  })
}
