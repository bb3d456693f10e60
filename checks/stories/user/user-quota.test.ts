import type { Page } from '@playwright/test'
import { expect, test } from '../../document/document-story'
import type { Server } from '../../../e2e/support/server'
import { pressUntil } from '../../../e2e/support/press-until'

test.use({ caller: 'root' })

const ALICE = 3
const quotaOf = async (world: Server) =>
  (await world.call<{ quota: number }>('GET', `/api/user/${ALICE}`)).quota

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'More actions for alice' }).click()
  await page.getByRole('menuitem', { name: 'Add or take an amount' }).click()
}

/** Opens the quota dialog on the page of alice and submits it. */
async function adjust(page: Page, action: 'Add' | 'Take', amount: string, reopen = true) {
  if (reopen) await openDialog(page)
  const dialog = page.getByRole('dialog', { name: 'Add or take quota of alice' })
  await dialog.getByRole('combobox', { name: 'What to do' }).click()
  await dialog.getByRole('option', { name: action }).click()
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  return dialog
}

test('user quota: in the list an amount is typed at once and added with Enter @all', async ({
  page,
  grid,
  world,
  expectToast,
}) => {
  await page.goto('/user?keyword=alice')
  await (await grid.openMenu('alice')).getByRole('menuitem', { name: 'Add or take an amount' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add or take quota of alice' })
  const amount = dialog.getByLabel('Amount')
  await expect(amount).toBeFocused()
  const before = await quotaOf(world)
  await amount.fill('500000')
  await amount.press('Enter')
  await expectToast(/^Remaining quota is now/)
  await expect(dialog).toHaveCount(0)
  expect(await quotaOf(world)).toBe(before + 500_000)
})

test('user quota: adding uses the atomic request and applies to the current quota', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto(`/user/edit/${ALICE}`)
  await page.getByLabel('Display name').fill('half typed')
  await world.call('PUT', '/api/user/', { id: ALICE, quota: 999_600 })
  await world.forgetCalls()
  await adjust(page, 'Add', '500000')
  await expectToast('Remaining quota is now $3.00')
  expect(await quotaOf(world)).toBe(1_499_600)
  expect(await world.calls(/^(POST|PUT)/)).toEqual(['POST /api/topup'])
  // The form keeps the typed values.
  await expect(page.getByLabel('Display name')).toHaveValue('half typed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('User updated')
  expect(await quotaOf(world)).toBe(1_499_600)
})

test('user quota: adding refetches the quota first when the server lacks the atomic request @all', async ({
  page,
  expectToast,
  world,
}) => {
  await world.fault({ call: 'POST /api/topup', kind: 'unknown-path' })
  await page.goto(`/user/edit/${ALICE}`)
  await world.call('PUT', '/api/user/', { id: ALICE, quota: 999_600 })
  await adjust(page, 'Add', '400')
  await expectToast('Remaining quota is now $2.00')
  expect(await quotaOf(world)).toBe(1_000_000)
})

test('user quota: taking works in units and dollars, and a result below zero is announced first', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto(`/user/edit/${ALICE}`)
  await openDialog(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Type dollars' }).click()
  await adjust(page, 'Take', '0.50', false)
  await expectToast('Remaining quota is now $1.50')
  expect(await quotaOf(world)).toBe(750_000)

  // The choice is kept.
  await adjust(page, 'Take', '1.50')
  await expect(dialog.getByRole('alert')).toContainText('the server cannot set a quota to 0')
  await adjust(page, 'Take', '2', false)
  await expect(dialog.getByRole('alert')).toContainText('alice has $1.50 left. Taking this leaves -$0.50.')
  expect(await quotaOf(world)).toBe(750_000)
  await pressUntil(dialog.getByRole('button', { name: 'Take it anyway' }), () =>
    expect(dialog).toBeHidden({ timeout: 1000 }),
  )
  expect(await quotaOf(world)).toBe(-250_000)
})

test('user quota: a refusal keeps the amount, a lost response is verified, and a double press sends one request', async ({
  page,
  expectToast,
  world,
}) => {
  await world.fault({ call: 'POST /api/topup', kind: 'refused', message: 'not today', times: 1 })
  await page.goto(`/user/edit/${ALICE}`)
  const dialog = await adjust(page, 'Add', '1000')
  await expect(dialog.getByRole('alert')).toHaveText('not today')
  await expect(dialog.getByLabel('Amount')).toHaveValue('1000')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await world.fault({ call: 'POST /api/topup', kind: 'cut-short', applied: true, times: 1 })
  await adjust(page, 'Add', '1000')
  await expectToast('Remaining quota is now $2.00')
  expect(await quotaOf(world)).toBe(1_001_000)
  await world.forgetCalls()
  await openDialog(page)
  await page.getByRole('dialog').getByLabel('Amount').fill('1000')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await world.calls(/topup/)).toHaveLength(1)
})
