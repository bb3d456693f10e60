import { deleteRow } from '../../support/deletion'
import { expect } from '@playwright/test'
import { CORRECTED_LIST, menu, openList, startOnOtherPage, type Call, type Subject } from '../call'
import { Grid } from '../../support/grid'

const CODE: Subject = {
  caller: 'admin',
  password: 'admin12345',
  list: '/redemption',
  menu: 'Redemption codes',
  row: 'newest',
  id: 16,
  neighbour: { name: 'a correction', text: 'Unused' },
  noun: 'redemption code',
  nameField: 'Name',
  toggle: { action: 'Disable', before: 'Unused', after: 'Disabled' },
  deletedText: /^Redemption code updated|redemption codes? created/,
  verifyReads: /^GET \/api\/redemption/,
}

/** Calls of redemption codes. */
export const REDEMPTION_CALLS: readonly Call[] = [
  {
    id: 'redemption list',
    kind: 'LIST',
    codes: CORRECTED_LIST,
    subject: CODE,
    rule: 'GET /api/redemption/?p=0',
    logged: /^GET \/api\/redemption\/\?p=0$/,
    open: startOnOtherPage,
    trigger: (page) => menu(page, 'Redemption codes').click(),
  },
  {
    id: 'redemption one code',
    kind: 'ITEM',
    subject: CODE,
    rule: 'GET /api/redemption/{id}',
    logged: /^GET \/api\/redemption\/\d+$/,
    open: openList(CODE),
    trigger: (page) => page.getByRole('link', { name: 'Edit newest' }).click(),
  },
  {
    id: 'redemption create',
    kind: 'CREATE',
    // A response without codes says nothing.
    codes: { F25: 'W14', F26: 'W14', F28: 'W14', F29: 'W14' },
    subject: CODE,
    rule: 'POST /api/redemption/',
    logged: /^POST \/api\/redemption\/$/,
    open: async (page) => {
      await page.goto('/redemption/add')
      await page.getByRole('textbox', { name: 'Name' }).fill('typed')
    },
    trigger: (page) => page.getByRole('button', { name: 'Create redemption codes' }).click(),
    // For any response: the codes stay on the page until the user leaves it.
    expectResult: (page) =>
      expect(page.getByRole('textbox', { name: 'Created codes' })).toHaveValue(/^[0-9a-f]{32}$/),
  },
  {
    id: 'redemption save',
    kind: 'SAVE',
    subject: CODE,
    rule: 'PUT /api/redemption/',
    logged: /^PUT \/api\/redemption\/$/,
    open: async (page) => {
      await page.goto('/redemption/edit/16')
      await page.getByLabel('Name', { exact: true }).fill('typed')
    },
    trigger: (page) => page.getByRole('button', { name: 'Save' }).click(),
  },
  {
    id: 'redemption toggle',
    kind: 'TOGGLE',
    subject: CODE,
    rule: 'PUT /api/redemption/?status_only',
    logged: /^PUT \/api\/redemption\/\?status_only/,
    open: openList(CODE),
    trigger: (page) => new Grid(page).press('newest', 'Disable'),
  },
  {
    id: 'redemption delete',
    kind: 'DELETE',
    subject: CODE,
    rule: 'DELETE /api/redemption/{id}',
    logged: /^DELETE \/api\/redemption\/\d+$/,
    open: openList(CODE),
    isDelayed: true,
    trigger: (page, grid) => deleteRow(page, grid, 'newest'),
  },
]
