import { openList, type Call } from '../call'
import { TOKEN } from './token-calls'

/** Calls of the session; log-in leads to the own tokens. */
export const SESSION_CALLS: readonly Call[] = [
  {
    id: 'session status',
    kind: 'PUB',
    subject: TOKEN,
    isExample: true,
    rule: 'GET /api/status',
    logged: /^GET \/api\/status$/,
    open: async (page) => {
      await page.goto('/about')
      await page.getByRole('banner').getByText('One API').waitFor()
    },
    trigger: async (page) => void (await page.goto('/token')),
  },
  {
    id: 'session log-in',
    kind: 'AUTH',
    subject: TOKEN,
    isExample: true,
    rule: 'POST /api/user/login',
    logged: /^POST \/api\/user\/login$/,
    caller: 'nobody',
    open: async (page) => {
      await page.goto('/login')
      await page.getByLabel('Username').fill('alice')
      await page.getByLabel('Password', { exact: true }).fill('alice12345')
    },
    trigger: (page) => page.getByRole('button', { name: 'Log in', exact: true }).click(),
  },
  {
    id: 'session log-out',
    kind: 'LEAVE',
    subject: TOKEN,
    isExample: true,
    rule: 'GET /api/user/logout',
    logged: /^GET \/api\/user\/logout$/,
    open: openList(TOKEN),
    trigger: async (page) => {
      await page.getByRole('button', { name: 'Account: alice' }).click()
      await page.getByRole('menuitem', { name: 'Log out' }).click()
    },
  },
  {
    id: 'session own account at start',
    kind: 'SELF',
    subject: TOKEN,
    isExample: true,
    rule: 'GET /api/user/self',
    logged: /^GET \/api\/user\/self$/,
    open: async (page) => {
      // The check of this page must not meet the fault: the session would end before the page that is judged.
      const checked = page.waitForResponse('**/api/user/self')
      await page.goto('/login')
      await checked
    },
    trigger: async (page) => void (await page.goto('/token')),
  },
]
