import { expect, type Page } from '@playwright/test'
import type { Grid } from '../support/grid'
import type { Server } from '../support/server'
import { setNetwork } from './set-network'
import type { Call } from './call'
import { redirectExpectations } from './expectations/redirect'
import { expectToStay, expectImmediateToast } from './expectations/side-effect'
import { SPECIAL_EXPECTATIONS, type SpecialCode } from './expectations/special'
import { orderingExpectations } from './expectations/ordering'
import { expectLongWait, expectLongWaitOfWrite } from './expectations/long-wait'
import { expectSuccessShown, expectResultShown } from './expectations/success'
import {
  expectFreeLeave,
  expectDeletable,
  ownButton,
  expectDelayedWriteShown,
  expectResendAsked,
  expectValuesPreserved,
  typedIn,
  writeProblem,
} from './expectations/write'

/** State that an expectation may inspect after the call was triggered. */
export interface Scene {
  page: Page
  grid: Grid
  world: Server
  call: Call
  /** Id of the active fault. */
  fault: string
  /** Returns how often the browser has sent the call since it was triggered. */
  sent: () => number
  /** Advances the clock past the request timeout or the silent retries. */
  passTimeout: () => Promise<void>
  /** Returns all API requests since then, as `GET /api/status`. */
  all: () => readonly string[]
}

/** Expected behaviour: a code of FM-CODES, or a local one where FM-CODES has none. */
export type Code =
  | 'P1'
  | 'P2'
  | 'S1'
  | 'S1d'
  | 'R1'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R6'
  | 'R7'
  | 'R10'
  | 'R11'
  | 'R16'
  | 'W1'
  | 'W2'
  | 'W3'
  | 'W5'
  | 'W7'
  | 'W11'
  | 'W12'
  | 'W14'
  | 'X1'
  | 'silent'
  | 'keepsWaiting'
  | 'left'
  | 'stays'
  | SpecialCode
  | keyof typeof orderingExpectations
  | keyof typeof redirectExpectations

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Could not load' })

async function expectSessionEnded({ page, call: { subject } }: Scene) {
  await expect(page).toHaveURL('/login?expired=true')
  await expect(page.getByText('Not logged in or login has expired, please log in again')).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await expect(page.getByText(subject.row)).toHaveCount(0)
}

const manualRetryAfter = (asked: number) => async (scene: Scene) => {
  await scene.passTimeout()
  const { page, world, sent } = scene
  await expect(panel(page)).toBeVisible()
  expect(sent()).toBe(asked)
  await world.clearFaults()
  await page.getByRole('button', { name: /^Retry/ }).click()
  await expectResultShown(scene)
  await expect(panel(page)).toBeHidden()
  expect(sent()).toBe(asked + 1)
}

/** Expectations per code; in addition the page must not throw and the app shell must stay. */
export const assertCode: Record<Code, (scene: Scene) => Promise<void>> = {
  P1: async ({ page, grid, world, call: { subject }, sent, passTimeout }) => {
    const notice = page.getByText('The console uses the last known status of the server.')
    await expect(grid.row(subject.row)).toBeVisible()
    await passTimeout()
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(subject.list)
    expect(sent()).toBeLessThanOrEqual(3)
    await world.clearFaults()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toBeHidden()
  },
  P2: async (scene) => {
    await expectSessionEnded(scene)
    // A further 401 while signed out navigates nowhere.
    await scene.page.clock.runFor(3000)
    await expect(scene.page).toHaveURL('/login?expired=true')
    await expect(scene.page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
  },
  S1: expectSessionEnded,
  S1d: async (scene) => {
    const { page, sent } = scene
    const { kind, subject, formAt } = scene.call
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    const password = dialog.getByLabel('Password', { exact: true })
    await expect(password).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    await scene.world.clearFaults()
    await password.fill(subject.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const form = formAt ?? `${subject.list}/${kind === 'SAVE' ? `edit/${subject.id}` : 'add'}`
    await expect(page).toHaveURL(form)
    await expect(typedIn(scene)).toHaveValue(scene.call.typed ?? 'typed')
    expect(sent()).toBe(1)
  },
  R1: manualRetryAfter(1),
  R2: manualRetryAfter(3),
  R3: async (scene) => {
    const { page, world, sent } = scene
    if (scene.fault === 'F09') return expectLongWait(scene)
    await expect(page.getByRole('button', { name: /^Retry \(\d+\)$/ })).toBeVisible()
    expect(sent()).toBe(1)
    await world.clearFaults()
    // Advance the clock no further than the wait: more would also count against the request timeout.
    await page.clock.runFor(scene.fault === 'F08' ? 3000 : 31_000)
    await expectResultShown(scene)
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0)
    return expect(sent()).toBe(2)
  },
  R4: async (scene) => {
    const { page, sent } = scene
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
    expect(sent()).toBe(0)
    await setNetwork(page, 'online')
    await expectResultShown(scene)
    await expect(page.getByText('You are offline', { exact: true })).toBeHidden()
    expect(sent()).toBe(1)
  },
  R5: async ({ page, world, call, passTimeout }) => {
    await passTimeout()
    await call.expectWithoutList?.(page, world)
  },
  R6: async ({ page, grid, world, call, passTimeout, sent }) => {
    await passTimeout()
    await expect(page.getByText('Consumed in this filter: –')).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
    await expect(grid.table.getByRole('rowheader').nth(5)).toBeVisible()
    const asked = sent()
    await world.clearFaults()
    await page.getByRole('button', { name: 'Retry' }).click()
    await call.expectResult?.(page, grid)
    expect(sent()).toBe(asked + 1)
  },
  R7: async (scene) => {
    const { page, world, call, sent } = scene
    if (call.kind === 'ITEM') {
      await expect(page.getByText(`loading ${call.subject.noun} ...`)).toBeVisible()
      await page.clock.runFor(5000)
      await expect(page.getByText('Still working on it')).toBeVisible()
    }
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect.poll(world.held).toBe(1)
    await world.release()
    await expectResultShown(scene)
    expect(sent()).toBe(1)
  },
  R10: async ({ page, grid }) => {
    await expect(page.getByText('1 row could not be read and is left out')).toBeVisible()
    await expect(grid.table.getByRole('rowheader')).toHaveCount(9)
  },
  R11: async ({ page, sent }) => {
    await expect(panel(page)).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(sent()).toBe(1)
  },
  R16: async ({ page, sent }) => {
    await expect(page.getByText(/^1 setting could not be read and is locked: /)).toBeVisible()
    expect(sent()).toBe(1)
  },
  W1: async (scene) => {
    await scene.passTimeout()
    if (scene.call.kind === 'GETFX') return expectImmediateToast(scene, 'failed')
    await expect(writeProblem(scene)).toBeVisible()
    await expectValuesPreserved(scene)
    return expect(scene.sent()).toBe(1)
  },
  W2: async (scene) => {
    const { sent, all } = scene
    await scene.passTimeout()
    if (scene.call.kind === 'GETFX') return expectImmediateToast(scene, 'unknown')
    await expect(writeProblem(scene)).toContainText(
      scene.call.unchanged ?? 'A check shows that nothing was changed',
    )
    await expectValuesPreserved(scene)
    expect(sent()).toBe(1)
    const written = all().findLastIndex((call) => scene.call.logged.test(call))
    expect(
      all()
        .slice(written + 1)
        .some((call) => scene.call.subject.verifyReads.test(call)),
    ).toBe(true)
    return undefined
  },
  W3: async (scene) => {
    const { page, sent } = scene
    if (scene.fault === 'F09') return expectLongWaitOfWrite(scene)
    if (scene.call.kind === 'GETFX') return expectImmediateToast(scene, 'wait')
    await expect(writeProblem(scene)).toContainText(/please try again later/)
    if (scene.call.isDelayed) {
      await expectDeletable(scene, false)
      expect(sent()).toBe(1)
      await page.clock.runFor(31_000)
      await expectDeletable(scene, true)
      return expectValuesPreserved(scene)
    }
    const button = ownButton(scene)
    await expect(button).toHaveText(/\(\d+\)$/)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    expect(sent()).toBe(1)
    await page.clock.runFor(31_000)
    await expect(button).not.toHaveText(/\(\d+\)$/)
    return expectValuesPreserved(scene)
  },
  W5: async (scene) => {
    await expectSuccessShown(scene)
    expect(scene.sent()).toBe(1)
  },
  W7: async ({ page, grid, call: { subject }, sent, passTimeout }) => {
    await passTimeout()
    const button = await grid.control(subject.row, subject.toggle.action)
    await expect(button).toHaveAttribute('data-failed', 'true')
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeVisible()
    await expect(grid.row(subject.row)).toContainText(subject.toggle.before)
    await expect(grid.row(subject.neighbour.name)).toContainText(subject.neighbour.text)
    expect(sent()).toBe(1)
  },
  W11: async (scene) => {
    const { page, call, sent } = scene
    const toast = page.getByText('You are offline. Nothing was sent.')
    await expect(toast.first()).toBeVisible()
    await setNetwork(page, 'online')
    await expect(page.getByText('You are offline', { exact: true })).toBeHidden()
    if (!['TOGGLE', 'GETFX', 'BACK'].includes(call.kind)) await expectValuesPreserved(scene)
    expect(sent()).toBe(0)
  },
  W12: expectDelayedWriteShown,
  W14: expectResendAsked,
  silent: async ({ page, grid, call: { subject }, passTimeout }) => {
    await expect(grid.row(subject.row)).toBeVisible()
    await passTimeout()
    await expect(page).toHaveURL(subject.list)
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
  keepsWaiting: async ({ page, grid, world, call: { subject }, sent }) => {
    await expect.poll(world.held).toBe(1)
    await expect(grid.row(subject.row)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await world.release()
    await expect.poll(world.held).toBe(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(sent()).toBe(1)
  },
  left: expectFreeLeave,
  X1: async (scene) => {
    const { page, call } = scene
    let loads = 0
    page.on('load', () => (loads += 1))
    await scene.passTimeout()
    await call.expectDegraded?.(scene)
    await expect(page.getByRole('main')).toBeVisible()
    const mainMenu = page.getByRole('navigation', { name: 'Main' })
    if (call.isOnCard) await expect(mainMenu).toHaveCount(0)
    else await expect(mainMenu).toBeVisible()
    expect(loads).toBeLessThanOrEqual(2)
  },
  ...SPECIAL_EXPECTATIONS,
  ...orderingExpectations,
  stays: expectToStay,
  ...redirectExpectations,
}
