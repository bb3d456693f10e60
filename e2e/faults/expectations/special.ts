import { expect } from '@playwright/test'
import { Grid } from '../../support/grid'
import type { Scene } from '../codes'
import { expectUnaffected } from './success'
import { ownButton, expectValuesPreserved, writeProblem } from './write'

/** Codes of FM-CODES that only few faults use. */
export type SpecialCode =
  | 'S2'
  | 'S2w'
  | 'N1'
  | 'D1'
  | 'R8'
  | 'R9'
  | 'R12'
  | 'R13'
  | 'R15'
  | 'W4'
  | 'W6'
  | 'W8'
  | 'W9'
  | 'W10'

const DEMO = 'This site is for demonstration only, no server'

const isSignedIn = ({ page }: Scene) => page.evaluate(() => localStorage.getItem('user') !== null)

/**
 * Expects that a 403 keeps the session and refetches the own account once, because the role may have changed. Before
 * a write on the own account it is fetched as well.
 */
async function expectStillSignedIn(scene: Scene) {
  const readAfterwards = () => {
    const refused = scene.all().findIndex((call) => scene.call.logged.test(call))
    return scene.all().filter((call, at) => at > refused && call === 'GET /api/user/self').length
  }
  await expect.poll(readAfterwards).toBe(1)
  expect(await isSignedIn(scene)).toBe(true)
  expect(scene.sent()).toBe(1)
}

/** Expects a message for a failed write and unchanged values. */
async function expectFailureWithValuesKept(scene: Scene, text: string | RegExp) {
  const { page, grid, call } = scene
  const { kind, subject } = call
  if (kind === 'TOGGLE' || kind === 'GETFX' || call.isDelayed) {
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(text)
    if (call.isDelayed) await expectValuesPreserved(scene)
    if (kind === 'TOGGLE') await expect(grid.row(subject.row)).toContainText(subject.toggle.before)
  } else {
    await expect(writeProblem(scene)).toContainText(text)
    await expectValuesPreserved(scene)
  }
  expect(scene.sent()).toBe(1)
}

async function expectUnaffectedOnce(scene: Scene) {
  await expectUnaffected(scene)
  expect(scene.sent()).toBe(1)
}

export const SPECIAL_EXPECTATIONS: Record<SpecialCode, (scene: Scene) => Promise<void>> = {
  S2: async (scene) => {
    const { page, call, world } = scene
    if (call.kind === 'REF') await call.expectWithoutList?.(page, world)
    else await expect(page.getByRole('alert').filter({ hasText: 'not for you' })).toBeVisible()
    await expectStillSignedIn(scene)
  },
  S2w: async (scene) => {
    await expectFailureWithValuesKept(scene, 'not for you')
    await expectStillSignedIn(scene)
  },
  N1: async ({ page, sent }) => {
    await expect(page.getByRole('alert')).toContainText('does not exist (any more)')
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the list' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(sent()).toBe(1)
  },
  D1: async (scene) => {
    if (['LIST', 'ITEM', 'STAT'].includes(scene.call.kind)) {
      await expect(scene.page.getByText(DEMO)).toHaveCount(1)
    } else await expectFailureWithValuesKept(scene, DEMO)
    expect(scene.sent()).toBe(1)
  },
  R8: expectUnaffectedOnce,
  R9: async ({ page, sent }) => {
    await expect(new Grid(page).table.getByRole('rowheader')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/^(Nothing matches|Nothing here yet)/)).toBeVisible()
    expect(sent()).toBe(1)
  },
  R12: async (scene) => {
    const { page, world } = scene
    await expectUnaffectedOnce(scene)
    const kept = () =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.documentElement.outerHTML,
      ])
    expect(await page.evaluate(kept)).not.toContain('planted-secret')
    const bodies = (await world.requests()).map(({ body }) => body ?? '')
    expect(bodies.join()).not.toContain('planted-secret')
  },
  R13: async (scene) => {
    const { page, call, grid } = scene
    if (call.kind === 'LIST') await expect(grid.table.getByText(/^Unknown/).first()).toBeVisible()
    else await expectUnaffected(scene)
    if (call.subject.caller === 'alice') {
      await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Users')).toHaveCount(0)
    }
    expect(scene.sent()).toBe(1)
  },
  R15: expectUnaffectedOnce,
  W4: (scene) => expectFailureWithValuesKept(scene, /too large for the server/),
  W6: async (scene) => {
    await expectUnaffectedOnce(scene)
    // A further click is not queued until the first response either.
    await scene.page.clock.runFor(1000)
    await scene.world.requests()
    expect(scene.sent()).toBe(1)
  },
  W8: async (scene) => {
    const { page, world, call } = scene
    await expectFailureWithValuesKept(scene, /./)
    if (!call.changeConcurrently) return
    await world.clearFaults()
    await call.changeConcurrently(world)
    await page.clock.runFor(600)
    await ownButton(scene).click()
    const dialog = page.getByRole('dialog', { name: /changed/i })
    await expect(dialog).toContainText('theirs')
    await expect(dialog).toContainText('typed')
    expect(scene.sent()).toBe(1)
  },
  W9: async (scene) => {
    const { page, call } = scene
    await expect(writeProblem(scene)).toContainText('was deleted in the meantime')
    await expect(page.getByRole('textbox', { name: call.subject.nameField, exact: true })).toHaveValue(
      'typed',
    )
    expect(scene.sent()).toBe(1)
  },
  W10: async ({ page, grid, call, sent }) => {
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(grid.row(call.subject.row)).toBeHidden()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(sent()).toBe(1)
  },
}
