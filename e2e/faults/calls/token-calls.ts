import { deleteRow } from '../../support/deletion'
import { openSection } from '../../support/form'
import { expect } from '@playwright/test'
import { CORRECTED_LIST, menu, openList, startOnOtherPage, type Call, type Subject } from '../call'
import { Grid } from '../../support/grid'

export const TOKEN: Subject = {
  caller: 'alice',
  password: 'alice12345',
  list: '/token',
  menu: 'Tokens',
  row: 'newest',
  id: 42,
  neighbour: { name: 'summer school', text: 'Expired' },
  noun: 'token',
  nameField: 'Name',
  toggle: { action: 'Disable', before: 'Enabled', after: 'Disabled' },
  deletedText: /^Token (created|updated)/,
  verifyReads: /^GET \/api\/token/,
}

/** Calls of tokens. */
export const TOKEN_CALLS: readonly Call[] = [
  {
    id: 'token models for the form',
    kind: 'REF',
    subject: TOKEN,
    isExample: true,
    rule: 'GET /api/user/available_models',
    logged: /available_models/,
    open: openList(TOKEN),
    trigger: (page) => page.getByRole('link', { name: 'Add token' }).click(),
    secondRequest: {
      reusesPending: true,
      send: async (page) => {
        await menu(page, 'Tokens').click()
        await page.getByRole('link', { name: 'Add token' }).click()
        await page.getByLabel('Name').waitFor()
      },
      expectResult: async (page) => {
        await openSection(page, 'Limits')
        await page.getByRole('combobox', { name: 'Models' }).fill('gpt-4o')
        await expect(page.getByRole('option', { name: 'gpt-4o', exact: true })).toBeVisible()
      },
    },
    expectWithoutList: async (page, world) => {
      // The folded section opens by itself to show it.
      await expect(page.getByText('The models could not be loaded. Type them instead.')).toBeVisible()
      await page.getByLabel('Name').fill('without a list')
      await page.getByRole('combobox', { name: 'Models' }).fill('my-model')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Create token' }).click()
      await expect(page).toHaveURL('/token')
      expect((await world.requests()).find(({ method }) => method === 'POST')?.body).toContain('"my-model"')
    },
  },
  {
    id: 'token list',
    kind: 'LIST',
    codes: CORRECTED_LIST,
    subject: TOKEN,
    isExample: true,
    rule: 'GET /api/token/?p=0',
    logged: /^GET \/api\/token\/\?p=0$/,
    open: startOnOtherPage,
    trigger: (page) => menu(page, 'Tokens').click(),
    secondRequest: {
      reusesPending: true,
      send: async (page) => void (await page.getByLabel('Sort by').selectOption('used_quota')),
      expectResult: (_, grid) => expect(grid.table.getByRole('rowheader').first()).toHaveText('empty purse'),
    },
  },
  {
    id: 'token one token',
    kind: 'ITEM',
    subject: TOKEN,
    isExample: true,
    rule: 'GET /api/token/{id}',
    logged: /^GET \/api\/token\/\d+$/,
    open: openList(TOKEN),
    trigger: (page) => page.getByRole('link', { name: 'Edit newest' }).click(),
    secondRequest: {
      send: async (page) => {
        await menu(page, 'Tokens').click()
        await page.getByRole('link', { name: 'Edit summer school' }).click()
      },
      expectResult: (page) => expect(page.getByLabel('Name')).toHaveValue('summer school'),
    },
  },
  {
    id: 'token create',
    kind: 'CREATE',
    subject: TOKEN,
    isExample: true,
    rule: 'POST /api/token/',
    logged: /^POST \/api\/token\/$/,
    open: async (page) => {
      await page.goto('/token/add')
      await page.getByLabel('Name').fill('typed')
    },
    trigger: (page) => page.getByRole('button', { name: 'Create token' }).click(),
  },
  {
    id: 'token save',
    kind: 'SAVE',
    subject: TOKEN,
    isExample: true,
    rule: 'PUT /api/token/',
    logged: /^PUT \/api\/token\/$/,
    open: async (page) => {
      await page.goto('/token/edit/42')
      await page.getByLabel('Name').fill('typed')
    },
    trigger: (page) => page.getByRole('button', { name: 'Save' }).click(),
    secondRequest: {
      reusesPending: true,
      send: async (page) => {
        await menu(page, 'Tokens').click()
        await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
        // Long enough for the form to refetch the token.
        await page.clock.runFor(6000)
        await page.getByRole('link', { name: 'Edit typed' }).click()
        await expect(page.getByLabel('Name')).toHaveValue('typed')
        await page.getByLabel('Name').fill('last')
        await page.getByRole('button', { name: 'Save' }).click()
      },
      expectResult: async (_, grid, world) => {
        await expect(grid.row('last')).toBeVisible()
        expect(await world.call('GET', '/api/token/42')).toMatchObject({ name: 'last' })
      },
    },
    changeConcurrently: async (world) => {
      const token = await world.call<object>('GET', '/api/token/42')
      return world.call('PUT', '/api/token/', { ...token, name: 'theirs' })
    },
  },
  {
    id: 'token toggle',
    kind: 'TOGGLE',
    subject: TOKEN,
    isExample: true,
    rule: 'PUT /api/token/?status_only',
    logged: /^PUT \/api\/token\/\?status_only/,
    open: openList(TOKEN),
    trigger: (page) => new Grid(page).press('newest', 'Disable'),
    secondRequest: {
      send: async (page) => {
        // While the request is pending the item is disabled; another row's is not.
        const grid = new Grid(page)
        const actions = await grid.openMenu('newest')
        await actions.getByRole('menuitem', { name: /^(En|Dis)able$/ }).click({ force: true })
        await page.keyboard.press('Escape')
        await grid.press('home network', 'Disable')
      },
      expectResult: async (_, grid, world) => {
        await expect(grid.row('home network')).toContainText('Disabled')
        await expect(grid.row('newest')).toContainText('Disabled')
        expect(await world.call('GET', '/api/token/42')).toMatchObject({ status: 2 })
      },
    },
  },
  {
    id: 'token delete',
    kind: 'DELETE',
    subject: TOKEN,
    isExample: true,
    rule: 'DELETE /api/token/{id}',
    logged: /^DELETE \/api\/token\/\d+$/,
    open: openList(TOKEN),
    isDelayed: true,
    trigger: (page, grid) => deleteRow(page, grid, 'newest'),
  },
]
