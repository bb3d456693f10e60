import type { Page } from '@playwright/test'
import type { Grid } from '../support/grid'
import type { Caller } from '../support/test'

/** How the console uses a call; what it shows of a failure depends on this (reliability 3.4). */
export type CallClass =
  | 'PUB'
  | 'SELF'
  | 'LIST'
  | 'SRCH'
  | 'ITEM'
  | 'REF'
  | 'AUTH'
  | 'LEAVE'
  | 'CREATE'
  | 'SAVE'
  | 'TOGGLE'
  | 'DELETE'

/** One call of the console and the way to it. */
export interface Call {
  id: string
  kind: CallClass
  /** For the fault rule, see mocks/README.md. */
  rule: string
  /** The same for the request log, where query and id stand as they were sent. */
  logged: RegExp
  caller?: Caller
  /** Goes where the call can be made; nothing fails yet. */
  arrive: (page: Page, grid: Grid) => Promise<void>
  /** Makes it. */
  trigger: (page: Page, grid: Grid) => Promise<void>
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

async function openList(page: Page, grid: Grid) {
  await page.goto('/token')
  await grid.row('newest').waitFor()
}

export const CALLS: readonly Call[] = [
  {
    id: 'K01 status',
    kind: 'PUB',
    rule: 'GET /api/status',
    logged: /^GET \/api\/status$/,
    arrive: async (page) => {
      await page.goto('/about')
      await page.getByRole('banner').getByText('One API').waitFor()
    },
    trigger: async (page) => void (await page.goto('/token')),
  },
  {
    id: 'K03 log-in',
    kind: 'AUTH',
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
    id: 'K14 log-out',
    kind: 'LEAVE',
    rule: 'GET /api/user/logout',
    logged: /^GET \/api\/user\/logout$/,
    arrive: openList,
    trigger: async (page) => {
      await page.getByRole('button', { name: 'Account: alice' }).click()
      await page.getByRole('menuitem', { name: 'Log out' }).click()
    },
  },
  {
    id: 'K18 own account at start',
    kind: 'SELF',
    rule: 'GET /api/user/self',
    logged: /^GET \/api\/user\/self$/,
    arrive: async (page) => void (await page.goto('/login')),
    trigger: async (page) => void (await page.goto('/token')),
  },
  {
    id: 'K26 models for the form',
    kind: 'REF',
    rule: 'GET /api/user/available_models',
    logged: /available_models/,
    arrive: openList,
    trigger: (page) => page.getByRole('link', { name: 'Add token' }).click(),
  },
  {
    id: 'K43 list',
    kind: 'LIST',
    rule: 'GET /api/token/?p=0',
    logged: /^GET \/api\/token\/\?p=0$/,
    arrive: async (page) => {
      await page.goto('/about')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    trigger: (page) => menu(page, 'Tokens').click(),
  },
  {
    id: 'K44 search',
    kind: 'SRCH',
    rule: 'GET /api/token/search',
    logged: /^GET \/api\/token\/search/,
    arrive: openList,
    trigger: (_, grid) => grid.search('end'),
  },
  {
    id: 'K45 one token',
    kind: 'ITEM',
    rule: 'GET /api/token/{id}',
    logged: /^GET \/api\/token\/\d+$/,
    arrive: openList,
    trigger: (page) => page.getByRole('link', { name: 'Edit newest' }).click(),
  },
  {
    id: 'K46 create',
    kind: 'CREATE',
    rule: 'POST /api/token/',
    logged: /^POST \/api\/token\/$/,
    arrive: async (page) => {
      await page.goto('/token/add')
      await page.getByLabel('Name').fill('typed')
    },
    trigger: (page) => page.getByRole('button', { name: 'Submit' }).click(),
  },
  {
    id: 'K47 save',
    kind: 'SAVE',
    rule: 'PUT /api/token/',
    logged: /^PUT \/api\/token\/$/,
    arrive: async (page) => {
      await page.goto('/token/edit/42')
      await page.getByLabel('Name').fill('typed')
    },
    trigger: (page) => page.getByRole('button', { name: 'Submit' }).click(),
  },
  {
    id: 'K48 toggle',
    kind: 'TOGGLE',
    rule: 'PUT /api/token/?status_only',
    logged: /^PUT \/api\/token\/\?status_only/,
    arrive: openList,
    trigger: (page) => page.getByRole('button', { name: 'Disable newest' }).click(),
  },
  {
    id: 'K49 delete',
    kind: 'DELETE',
    rule: 'DELETE /api/token/{id}',
    logged: /^DELETE \/api\/token\/\d+$/,
    arrive: openList,
    trigger: async (page) => {
      await page.getByRole('button', { name: 'Delete newest' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    },
  },
]
