import { expect, type Locator } from '@playwright/test'
import type { Scene } from '../codes'
import { expectDelayedToast } from './side-effect'

/** Returns the alert of a failed write: in the dialog, at the form or among the messages. */
export function writeProblem({ page, call }: Scene): Locator {
  if (call.isDelayed) return page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  const isPrompted = call.kind === 'DELETE' || call.kind === 'CODE'
  return page.getByRole(call.failureRole ?? (isPrompted ? 'dialog' : 'form')).getByRole('alert')
}

/** Returns the button that triggers the call, under any of its labels. */
export function ownButton({ page, call }: Scene): Locator {
  const names = call.button ?? 'Save|Create .*|Log in|Redeem|Delete.*'
  return page.getByRole('button', { name: new RegExp(`^(${names}|Send again|Retry)( \\(\\d+\\))?$`) }).last()
}

/** Returns the field that must keep its value. */
export const typedIn = ({ page, call: { typedIn: name, subject } }: Scene) =>
  page.getByRole('textbox', { name: name ?? subject.nameField, exact: true })

/** Expects that a row is still there, marked as failed, and that its neighbour is as it was. */
async function expectRowKept({ page, grid, call: { subject } }: Scene): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(grid.row(subject.row)).toContainText(subject.toggle.before)
  await expect(grid.more(subject.row)).toHaveAttribute('data-failed', 'true')
  await expect(grid.row(subject.neighbour.name)).toContainText(subject.neighbour.text)
}

/** Expects that the row can be deleted, or that its menu does not allow it yet. */
export async function expectDeletable({ page, grid, call }: Scene, isDeletable: boolean): Promise<void> {
  const rowMenu = await grid.openMenu(call.subject.row)
  await expect(rowMenu.getByRole('menuitem', { name: 'Delete', exact: true })).toBeEnabled({
    enabled: isDeletable,
  })
  await page.keyboard.press('Escape')
  // The menu closes with the clock of the page.
  await page.clock.runFor(500)
  await expect(rowMenu).toBeHidden()
}

/** Expects that typed values are kept, that no success is shown and that the form can be submitted again. */
export async function expectValuesPreserved(scene: Scene): Promise<void> {
  const { page, grid, call } = scene
  const { subject } = call
  if (call.expectKept) return call.expectKept(page)
  if (call.isDelayed) return expectRowKept(scene)
  if (call.kind === 'DELETE') {
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Delete/ })).toBeVisible()
    if (!call.hasNoRow) await expect(grid.row(subject.row)).toBeVisible()
    return
  }
  if (call.kind === 'CODE') {
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Verification code')).toHaveValue(/^[0-9a-f]{6}$/)
    await expect(dialog.getByRole('button', { name: call.button, exact: true })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
    return
  }
  if (call.kind === 'AUTH') {
    await expect(page.getByLabel('Username')).toHaveValue(subject.caller)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(subject.password)
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  } else {
    await expect(typedIn(scene)).toHaveValue(call.typed ?? 'typed')
  }
  const button = ownButton(scene)
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
}

/** FM-W14: expects an unknown outcome, a link to the list that may have the record, and a question before it is sent again. */
export async function expectResendAsked(scene: Scene): Promise<void> {
  const { page, call, sent, passTimeout } = scene
  await passTimeout()
  await expect(writeProblem(scene)).toContainText('may or may not have been made')
  await expect(page.getByRole('link', { name: 'Look for “typed” in the list' })).toHaveAttribute(
    'href',
    `${call.subject.list}?keyword=typed`,
  )
  await expectValuesPreserved(scene)
  await page.clock.runFor(600)
  await page.getByRole('button', { name: 'Send again' }).click()
  const question = page.getByRole('dialog', { name: 'Send it a second time?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(sent()).toBe(1)
}

/** FM-W12: expects a busy button, a message after a while, and the result on whatever page the user is then. */
export async function expectDelayedWriteShown(scene: Scene): Promise<void> {
  const { page, grid, world, call, sent } = scene
  const { subject } = call
  await expect.poll(world.held).toBe(1)
  await page.clock.runFor(5000)
  if (call.expectDone) {
    await expect(ownButton(scene)).toHaveAttribute('aria-disabled', 'true')
    await world.release()
    await call.expectDone(page)
  } else if (call.kind === 'TOGGLE') {
    const button = await grid.control(subject.row, subject.toggle.action)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await world.release()
    await expect(grid.row(subject.row)).toContainText(subject.toggle.after)
  } else if (call.kind === 'GETFX') {
    await expectDelayedToast(scene)
  } else if (call.kind === 'CODE') {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeVisible()
    await world.release()
    await expect(page.getByText(call.successText ?? /./)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  } else if (call.isDelayed) {
    await expect(grid.more(subject.row)).toHaveAttribute('aria-busy', 'true')
    await page.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await world.release()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`Deleted ${subject.row}`)
  } else if (call.kind === 'DELETE') {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeVisible()
    await world.release()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(grid.row(subject.row)).toBeHidden()
  } else {
    await expect(
      page.getByText('Still saving. You can leave this page: a notification will show the result.'),
    ).toBeVisible()
    if (call.kind === 'AUTH') {
      await world.release()
      await expect(page).toHaveURL(subject.list)
    } else {
      await page.getByRole('link', { name: 'About' }).click()
      if (!call.leavesWithoutConfirm)
        await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
      await expect(page).toHaveURL('/about')
      await world.release()
      await expect(page.getByText(subject.deletedText)).toBeVisible()
      await expect(page).toHaveURL('/about')
    }
  }
  expect(sent()).toBe(1)
}

/** Expects that log-out clears the client whatever the call returns, with at most one request (T-13, H13). */
export async function expectFreeLeave({ page, call, sent }: Scene): Promise<void> {
  await page.clock.runFor(6000)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await expect(page.getByText(call.subject.row)).toHaveCount(0)
  expect(sent()).toBeLessThanOrEqual(1)
}
