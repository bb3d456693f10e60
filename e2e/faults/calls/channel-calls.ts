import { deleteRow } from '../../support/deletion'
import { expect } from '@playwright/test'
import { CORRECTED_LIST, menu, openList, startOnOtherPage, type Call, type Subject } from '../call'
import { Grid } from '../../support/grid'

const CHANNEL: Subject = {
  caller: 'admin',
  password: 'admin12345',
  list: '/channel',
  menu: 'Channels',
  row: 'xAI',
  id: 26,
  neighbour: { name: 'CloseAI 欠费', text: 'Auto-disabled' },
  noun: 'channel',
  nameField: 'Name',
  toggle: { action: 'Disable', before: 'Enabled', after: 'Disabled' },
  deletedText: /^Channel (created|updated)/,
  verifyReads: /^GET \/api\/channel/,
}

/** Calls of channels. */
export const CHANNEL_CALLS: readonly Call[] = [
  {
    id: 'channel list',
    kind: 'LIST',
    codes: CORRECTED_LIST,
    subject: CHANNEL,
    rule: 'GET /api/channel/?p=0',
    logged: /^GET \/api\/channel\/\?p=0$/,
    open: startOnOtherPage,
    trigger: (page) => menu(page, 'Channels').click(),
  },
  {
    id: 'channel one channel',
    kind: 'ITEM',
    subject: CHANNEL,
    rule: 'GET /api/channel/{id}',
    logged: /^GET \/api\/channel\/26$/,
    open: openList(CHANNEL),
    trigger: (page) => page.getByRole('link', { name: 'Edit xAI' }).click(),
  },
  {
    id: 'channel create',
    kind: 'CREATE',
    subject: CHANNEL,
    rule: 'POST /api/channel/',
    logged: /^POST \/api\/channel\/$/,
    open: async (page) => {
      await page.goto('/channel/add')
      await page.getByLabel('Name', { exact: true }).fill('typed')
      await page.getByLabel('Key', { exact: true }).fill('sk-typed')
      await page.getByRole('combobox', { name: 'Models' }).fill('my-model')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
    },
    trigger: (page) => page.getByRole('button', { name: 'Create channel' }).click(),
  },
  {
    id: 'channel save',
    kind: 'SAVE',
    subject: CHANNEL,
    rule: 'PUT /api/channel/',
    logged: /^PUT \/api\/channel\/$/,
    open: async (page) => {
      await page.goto('/channel/edit/26')
      await page.getByLabel('Name', { exact: true }).fill('typed')
    },
    trigger: (page) => page.getByRole('button', { name: 'Save' }).click(),
  },
  {
    id: 'channel all models',
    kind: 'REF',
    subject: CHANNEL,
    rule: 'GET /api/channel/models',
    logged: /^GET \/api\/channel\/models$/,
    open: openList(CHANNEL),
    trigger: (page) => page.getByRole('link', { name: 'Add channel' }).click(),
    expectWithoutList: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('without a list')
      await page.getByRole('combobox', { name: 'Models' }).fill('my-model')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await page.getByLabel('Key', { exact: true }).fill('sk-typed')
      await page.getByRole('button', { name: 'Create channel' }).click()
      await expect(page).toHaveURL('/channel')
    },
  },
  {
    id: 'channel toggle',
    kind: 'TOGGLE',
    subject: CHANNEL,
    rule: 'PUT /api/channel/',
    logged: /^PUT \/api\/channel\/$/,
    open: openList(CHANNEL),
    trigger: (page) => page.getByRole('button', { name: 'Disable xAI' }).click(),
  },
  {
    id: 'channel delete',
    kind: 'DELETE',
    subject: CHANNEL,
    rule: 'DELETE /api/channel/{id}',
    logged: /^DELETE \/api\/channel\/\d+$/,
    open: openList(CHANNEL),
    isDelayed: true,
    trigger: (page, grid) => deleteRow(page, grid, 'xAI'),
  },
  {
    id: 'channel test all',
    kind: 'GETFX',
    isExample: true,
    subject: CHANNEL,
    item: { menu: 'More', name: /^Test all/ },
    limit: 21_000,
    successText: /Testing started/,
    rule: 'GET /api/channel/test?scope',
    logged: /^GET \/api\/channel\/test\?scope/,
    open: openList(CHANNEL),
    trigger: (page) => new Grid(page).choose('Test all'),
    secondRequest: {
      send: (page) => new Grid(page).choose('Test disabled'),
      expectResult: async (page) => {
        await page.getByRole('button', { name: 'More', exact: true }).click()
        for (const name of [/^Test all/, /^Test disabled/]) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await expect(page.getByRole('menuitem', { name })).toBeEnabled()
        }
        await page.keyboard.press('Escape')
        await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Testing started')
      },
    },
  },
  {
    id: 'channel test',
    kind: 'GETFX',
    subject: CHANNEL,
    button: 'Test xAI',
    limit: 121_000,
    successText: /^xAI tested: grok-2/,
    rule: 'GET /api/channel/test/{id}',
    logged: /^GET \/api\/channel\/test\/26/,
    open: openList(CHANNEL),
    trigger: (page) => page.getByRole('button', { name: 'Test xAI' }).click(),
  },
  {
    id: 'channel balance',
    kind: 'GETFX',
    subject: CHANNEL,
    button: 'Update balance of Preview models for VIP',
    limit: 61_000,
    successText: /balance updated/,
    rule: 'GET /api/channel/update_balance/{id}',
    logged: /^GET \/api\/channel\/update_balance\/23/,
    open: async (page, grid) => {
      await page.goto('/channel?hide=')
      await grid.row(CHANNEL.row).waitFor()
    },
    trigger: (page) => page.getByRole('button', { name: 'Update balance of Preview models for VIP' }).click(),
  },
]
