import { expect } from '@playwright/test'
import {
  CORRECTED_LIST,
  menu,
  openList,
  startOnOtherPage,
  VERIFIED_CREATION,
  type Call,
  type Subject,
} from '../call'

const USER: Subject = {
  caller: 'admin',
  password: 'admin12345',
  list: '/user',
  menu: 'Users',
  row: 'wealthy',
  id: 15,
  neighbour: { name: 'olga', text: 'Banned' },
  noun: 'user',
  nameField: 'Username',
  toggle: { action: 'Disable', before: 'Activated', after: 'Banned' },
  deletedText: /^User (created|updated)/,
  verifyReads: /^GET \/api\/user/,
}

/** Calls of users. */
export const USER_CALLS: readonly Call[] = [
  {
    id: 'user list',
    kind: 'LIST',
    codes: CORRECTED_LIST,
    subject: USER,
    rule: 'GET /api/user/?p=0',
    logged: /^GET \/api\/user\/\?p=0$/,
    open: startOnOtherPage,
    trigger: (page) => menu(page, 'Users').click(),
  },
  {
    id: 'user one user',
    kind: 'ITEM',
    subject: USER,
    rule: 'GET /api/user/{id}',
    logged: /^GET \/api\/user\/\d+$/,
    open: openList(USER),
    trigger: (page) => page.getByRole('link', { name: 'Edit wealthy' }).click(),
  },
  {
    id: 'user create',
    kind: 'CREATE',
    codes: VERIFIED_CREATION,
    subject: USER,
    rule: 'POST /api/user/',
    logged: /^POST \/api\/user\/$/,
    open: async (page) => {
      await page.goto('/user/add')
      await page.getByLabel('Username').fill('typed')
      await page.getByLabel('Password', { exact: true }).fill('typed secret')
    },
    trigger: (page) => page.getByRole('button', { name: 'Create user' }).click(),
  },
  {
    id: 'user save',
    kind: 'SAVE',
    subject: USER,
    rule: 'PUT /api/user/',
    logged: /^PUT \/api\/user\/$/,
    open: async (page) => {
      await page.goto('/user/edit/15')
      await page.getByLabel('Username').fill('typed')
    },
    trigger: (page) => page.getByRole('button', { name: 'Save' }).click(),
  },
  {
    id: 'user groups',
    kind: 'REF',
    subject: USER,
    rule: 'GET /api/group/',
    logged: /^GET \/api\/group\/$/,
    open: openList(USER),
    trigger: (page) => page.getByRole('link', { name: 'Edit wealthy' }).click(),
    expectWithoutList: async (page) => {
      await expect(page.getByLabel('Username')).toHaveValue('wealthy')
      await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
    },
  },
  {
    id: 'user manage',
    kind: 'TOGGLE',
    subject: USER,
    rule: 'POST /api/user/manage',
    logged: /^POST \/api\/user\/manage$/,
    open: openList(USER),
    trigger: (page) => page.getByRole('button', { name: 'Disable wealthy' }).click(),
  },
]
