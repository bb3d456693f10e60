import { expect, type Page } from '@playwright/test'
import type { Grid } from '../support/grid'
import type { Server } from '../support/server'
import { browserGoes } from './browser-goes'
import type { Call } from './calls'
import { leavesWithoutHarm, showsLateWrite, staysWithItsValues, writeProblem } from './write-codes'

/** Everything an assertion may look at, after the call was made. */
export interface Scene {
  page: Page
  grid: Grid
  world: Server
  call: Call
  /** How often the browser has made the call since it was triggered. */
  sent: () => number
  /** Lets the time pass in which an answer would have to come; at once, and only where none comes. */
  limitPasses: () => Promise<void>
  /** All calls to the server since then, as `GET /api/status`. */
  all: () => readonly string[]
}

/** A behaviour of reliability 3.3, or one of our own two (see fault-grid.ts). */
export type Code =
  | 'P1'
  | 'S1'
  | 'S1d'
  | 'R1'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R7'
  | 'R10'
  | 'R11'
  | 'W1'
  | 'W2'
  | 'W3'
  | 'W5'
  | 'W7'
  | 'W11'
  | 'W12'
  | 'quiet'
  | 'left'

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Could not load' })

/** What stands where the answer was wanted, once there is a good one. */
async function showsTheAnswer({ page, grid, call }: Scene) {
  if (call.kind === 'ITEM') await expect(page.getByLabel('Name')).toHaveValue('newest')
  else if (call.kind === 'SRCH') await grid.shows(['ends next week', 'ended yesterday'])
  else if (call.kind === 'REF') await expect(page.getByLabel('Name')).toBeVisible()
  else await expect(grid.row('newest')).toBeVisible()
}

async function sessionIsOver({ page }: Scene) {
  await expect(page).toHaveURL('/login?expired=true')
  await expect(page.getByText('Not logged in or login has expired, please log in again')).toHaveCount(1)
  expect(await page.evaluate("localStorage.getItem('user')")).toBeNull()
  await expect(page.getByText('newest')).toHaveCount(0)
}

async function asksAgainByHand(scene: Scene, asked: number) {
  const { page, world, sent } = scene
  await expect(panel(page)).toBeVisible({ timeout: 10_000 })
  expect(sent()).toBe(asked)
  await world.clearFaults()
  await page.getByRole('button', { name: /^Retry/ }).click()
  await showsTheAnswer(scene)
  await expect(panel(page)).toBeHidden()
  expect(sent()).toBe(asked + 1)
}

/** What a person sees for each code; besides, the page may not throw and the frame must stand. */
export const assertCode: Record<Code, (scene: Scene) => Promise<void>> = {
  P1: async ({ page, grid, world, sent, limitPasses }) => {
    const told = page.getByText('The console works with what it last knew of the server.')
    await expect(grid.row('newest')).toBeVisible()
    await limitPasses()
    await expect(told).toBeVisible({ timeout: 10_000 })
    await expect(page).toHaveURL('/token')
    expect(sent()).toBeLessThanOrEqual(3)
    await world.clearFaults()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(told).toBeHidden()
  },
  S1: sessionIsOver,
  S1d: async (scene) => {
    const { page, call } = scene
    await sessionIsOver(scene)
    await scene.world.clearFaults()
    await page.getByLabel('Username').fill('alice')
    await page.getByLabel('Password', { exact: true }).fill('alice12345')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(call.kind === 'SAVE' ? '/token/edit/42' : '/token/add')
    await page.getByRole('button', { name: 'Restore them' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('typed')
  },
  R1: async (scene) => {
    await scene.limitPasses()
    await asksAgainByHand(scene, 1)
  },
  R2: (scene) => asksAgainByHand(scene, 3),
  R3: async (scene) => {
    const { page, world, sent } = scene
    await expect(page.getByRole('button', { name: /^Retry \(\d+\)$/ })).toBeVisible()
    expect(sent()).toBe(1)
    await world.clearFaults()
    await page.clock.runFor(31_000)
    await showsTheAnswer(scene)
    expect(sent()).toBe(2)
  },
  R4: async (scene) => {
    const { page, sent } = scene
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
    expect(sent()).toBe(0)
    await browserGoes(page, 'online')
    await showsTheAnswer(scene)
    await expect(page.getByText('You are offline', { exact: true })).toBeHidden()
    expect(sent()).toBe(1)
  },
  R5: async ({ page, world, limitPasses }) => {
    await limitPasses()
    await expect(page.getByText('The list of models could not be loaded. Names can be typed.')).toBeVisible({
      timeout: 10_000,
    })
    await page.getByLabel('Name').fill('without a list')
    await page.getByRole('combobox', { name: 'Models' }).fill('my-model')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL('/token')
    expect((await world.requests()).find(({ method }) => method === 'POST')?.body).toContain('"my-model"')
  },
  R7: async (scene) => {
    const { page, world, call, sent } = scene
    if (call.kind === 'ITEM') {
      await expect(page.getByText('loading token ...')).toBeVisible()
      await page.clock.runFor(5000)
      await expect(page.getByText('Still working on it')).toBeVisible()
    }
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect.poll(world.held).toBe(1)
    await world.release()
    await showsTheAnswer(scene)
    expect(sent()).toBe(1)
  },
  R10: async ({ page, grid, call }) => {
    await expect(page.getByText('1 rows could not be read and are left out')).toBeVisible()
    if (call.kind === 'SRCH') return grid.shows(['ended yesterday'])
    return expect(grid.table.getByRole('rowheader')).toHaveCount(9)
  },
  R11: async ({ page, sent }) => {
    await expect(panel(page)).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(sent()).toBe(1)
  },
  W1: async (scene) => {
    await scene.limitPasses()
    await expect(writeProblem(scene)).toBeVisible()
    await staysWithItsValues(scene)
    expect(scene.sent()).toBe(1)
  },
  W2: async (scene) => {
    const { sent, all } = scene
    await scene.limitPasses()
    await expect(writeProblem(scene)).toContainText('A second look shows that nothing was changed')
    await staysWithItsValues(scene)
    expect(sent()).toBe(1)
    const written = all().findLastIndex((call) => scene.call.logged.test(call))
    expect(
      all()
        .slice(written + 1)
        .some((call) => call.startsWith('GET /api/token')),
    ).toBe(true)
  },
  W3: async (scene) => {
    const { page, sent } = scene
    await expect(writeProblem(scene)).toContainText('Too many requests, please try again later')
    const button = page.getByRole('button', { name: /^(Submit|Log in|Delete|Send again) \(\d+\)$/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    expect(sent()).toBe(1)
    await page.clock.runFor(31_000)
    await expect(button).toHaveCount(0)
    await staysWithItsValues(scene)
  },
  W5: async ({ page, grid, call, sent }) => {
    if (call.kind === 'DELETE') await expect(grid.row('newest')).toBeHidden()
    else if (call.kind === 'TOGGLE') await expect(grid.row('newest')).toContainText('Disabled')
    else {
      await expect(page).toHaveURL('/token')
      // A write that the server did not make, though it said nothing against it, is named.
      const kept = page.getByText('The server kept its own value: Name stayed newest')
      await expect(grid.row('typed').or(kept).first()).toBeVisible()
    }
    expect(sent()).toBe(1)
  },
  W7: async ({ page, grid, sent, limitPasses }) => {
    await limitPasses()
    const button = page.getByRole('button', { name: 'Disable newest' })
    await expect(button).toHaveAttribute('data-failed', 'true')
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeVisible()
    await expect(grid.row('newest')).toContainText('Enabled')
    await expect(grid.row('summer school')).toContainText('Expired')
    expect(sent()).toBe(1)
  },
  W11: async (scene) => {
    const { page, call, sent } = scene
    const said = page.getByText('You are offline. Nothing was sent.')
    await expect(said.first()).toBeVisible()
    await browserGoes(page, 'online')
    await expect(page.getByText('You are offline', { exact: true })).toBeHidden()
    if (call.kind !== 'TOGGLE') await staysWithItsValues(scene)
    expect(sent()).toBe(0)
  },
  W12: showsLateWrite,
  quiet: async ({ page, grid, limitPasses }) => {
    await expect(grid.row('newest')).toBeVisible()
    await limitPasses()
    await expect(page).toHaveURL('/token')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
  left: leavesWithoutHarm,
}
