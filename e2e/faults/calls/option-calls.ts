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
  neighbour: { name: '', shows: '' },
  noun: 'settings',
  nameField: 'SMTP port',
  toggle: { button: '', before: '', after: '' },
  search: { word: '', finds: [], keeps: [] },
  deletedText: /^Operation completed successfully/,
  looks: /^GET \/api\/option/,
}

/** Saving is told by what the field held before: nothing. */
const SAVED: Subject = { ...OPTION, nameField: 'SMTP server', row: 'blank' }

const LOGS: Subject = {
  ...OPTION,
  caller: 'admin',
  password: 'admin12345',
  list: '/setting?tab=operation',
  row: 'log entry',
  looks: /^GET \/api\/log/,
}

/** An hour ago, or two where the clocks are ahead: the seed has entries before it. */
const longBefore = () => new Date(Date.now() - 3_600_000).toISOString().replace('T', ' ').replace(/\..*$/, '')

/** The calls of the settings (FM-CLASSES). */
export const OPTION_CALLS: readonly Call[] = [
  {
    id: 'option options',
    kind: 'ITEM',
    subject: OPTION,
    rule: 'GET /api/option/',
    logged: /^GET \/api\/option\/$/,
    // Asked for by no id: there is no record that could be gone.
    codes: { F03: 'R1', F25: 'R1' },
    arrive: async (page) => {
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
    button: 'Save SMTP',
    rule: 'PUT /api/option/',
    logged: /^PUT \/api\/option\/$/,
    // An option cannot be deleted.
    codes: { F03: 'W1' },
    arrive: async (page) => {
      await page.goto(SYSTEM)
      await page.getByLabel('SMTP server').fill('typed')
    },
    trigger: (page) => page.getByRole('button', { name: 'Save SMTP' }).click(),
    shows: (page) =>
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
    // A call that names no record cannot say that it is gone.
    codes: { F03: 'W1' },
    arrive: async (page) => {
      await page.goto('/setting?tab=operation')
      await page.getByRole('textbox', { name: 'Delete logs before' }).fill(longBefore())
    },
    trigger: async (page) => {
      await page.getByRole('button', { name: 'Delete old logs' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    },
  },
]
