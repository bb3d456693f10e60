import { expect } from '@playwright/test'
import type { Call, Subject } from '../call'

const SYSTEM = '/setting?tab=system'

const OPTION: Subject = {
  caller: 'root',
  password: '123456',
  list: SYSTEM,
  menu: 'Settings',
  row: '587',
  id: 1,
  neighbour: { name: '', text: '' },
  noun: 'settings',
  nameField: 'SMTP port',
  toggle: { action: '', before: '', after: '' },
  deletedText: /^Operation completed successfully/,
  verifyReads: /^GET \/api\/option/,
}

/** The saved value is verified against the field's previous value: empty. */
const SAVED: Subject = { ...OPTION, nameField: 'SMTP server', row: 'blank' }

const LOGS: Subject = {
  ...OPTION,
  caller: 'admin',
  password: 'admin12345',
  list: '/setting?tab=operation',
  row: 'log entry',
  verifyReads: /^GET \/api\/log/,
}

/** An hour ago in UTC, so earlier still in a time zone ahead of it; the seed has older log entries. */
const longBefore = () => new Date(Date.now() - 3_600_000).toISOString().replace('T', ' ').replace(/\..*$/, '')

/** Calls of the settings. */
export const OPTION_CALLS: readonly Call[] = [
  {
    id: 'option options',
    kind: 'ITEM',
    subject: OPTION,
    rule: 'GET /api/option/',
    logged: /^GET \/api\/option\/$/,
    // Requested without an id, so there is no record that could be missing.
    codes: { F03: 'R1', F25: 'R1', F26: 'R16', F28: 'R16' },
    open: async (page) => {
      await page.goto('/setting')
      await page.getByRole('tab', { name: 'System' }).waitFor()
    },
    trigger: (page) => page.getByRole('tab', { name: 'System' }).click(),
  },
  {
    id: 'option save an option',
    kind: 'SAVE',
    subject: SAVED,
    formAt: SYSTEM,
    button: 'Save',
    rule: 'PUT /api/option/',
    logged: /^PUT \/api\/option\/$/,
    // Options cannot be deleted.
    codes: { F03: 'W1' },
    open: async (page) => {
      await page.goto(SYSTEM)
      await page.getByLabel('SMTP server').fill('typed')
      await page.getByRole('button', { name: 'Save SMTP' }).click()
    },
    trigger: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click(),
    expectResult: (page) =>
      expect(
        page
          .getByText(OPTION.deletedText)
          .or(page.getByText('The server kept its own value: SMTP server stayed blank'))
          .first(),
      ).toBeVisible(),
  },
  {
    id: 'option clear logs',
    kind: 'DELETE',
    subject: LOGS,
    hasNoRow: true,
    limit: 120_000,
    rule: 'DELETE /api/log/',
    logged: /^DELETE \/api\/log\//,
    // A call without a record id cannot respond that the record is missing.
    codes: { F03: 'W1' },
    open: async (page) => {
      await page.goto('/setting?tab=operation')
      await page.getByRole('textbox', { name: 'Delete logs before' }).fill(longBefore())
    },
    trigger: async (page) => {
      await page.getByRole('button', { name: 'Delete old logs' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    },
  },
]
