import { openList, type Call } from '../call'
import { TOKEN } from './token-calls'

/** The calls by which somebody is here, or not; seen from the own tokens, where signing in leads. */
export const SESSION_CALLS: readonly Call[] = [
  {
    id: 'session status',
    kind: 'PUB',
    subject: TOKEN,
    isExample: true,
    rule: 'GET /api/status',
    logged: /^GET \/api\/status$/,
    arrive: async (page) => {
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
    arrive: async (page) => {
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
    arrive: openList(TOKEN),
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
    arrive: async (page) => void (await page.goto('/login')),
    trigger: async (page) => void (await page.goto('/token')),
  },
]
