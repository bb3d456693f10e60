import { expect } from '@playwright/test'
import { VERIFIED_CREATION, type Call, type Subject } from '../call'
import { TOKEN } from './token-calls'

const SELF: Subject = {
  ...TOKEN,
  list: '/setting',
  menu: 'Settings',
  noun: 'profile',
  nameField: 'Display name',
  deletedText: /^Profile updated/,
  verifyReads: /^GET \/api\/user\/self$/,
}

const TOPUP: Subject = {
  ...SELF,
  list: '/topup',
  menu: 'Top up',
  nameField: 'Redemption code',
  deletedText: /^Top-up successful/,
}

/** Code 3 of the small seed: the same in each run, unused, worth $1.00. */
const CODE = '1375722d7baf583ae0c6850af8252e0d'

/** Calls on the own account. */
export const ACCOUNT_CALLS: readonly Call[] = [
  {
    id: 'account save oneself',
    kind: 'SAVE',
    subject: SELF,
    rule: 'PUT /api/user/self',
    logged: /^PUT \/api\/user\/self$/,
    // The own account cannot be created again.
    codes: { F03: 'W1' },
    formAt: '/user/edit',
    open: async (page) => {
      await page.goto('/user/edit')
      await page.getByRole('textbox', { name: 'Display name' }).fill('typed')
    },
    trigger: (page) => page.getByRole('button', { name: 'Save' }).click(),
    expectResult: (page) => expect(page.getByText('Profile updated')).toBeVisible(),
  },
  {
    id: 'account redeem',
    kind: 'CREATE',
    codes: VERIFIED_CREATION,
    subject: TOPUP,
    rule: 'POST /api/user/topup',
    logged: /^POST \/api\/user\/topup$/,
    formAt: '/topup',
    unchanged: 'the balance has not risen',
    typed: CODE,
    leavesWithoutConfirm: true,
    open: async (page) => {
      await page.goto('/topup')
      await page.getByRole('textbox', { name: 'Redemption code' }).fill(CODE)
    },
    trigger: (page) => page.getByRole('button', { name: 'Redeem' }).click(),
    expectResult: (page) => expect(page.getByText(/^Top-up successful/)).toBeVisible(),
  },
]
