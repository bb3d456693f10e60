import { expect } from '@playwright/test'
import type { Scene } from '../codes'
import { expectImmediateToast } from './side-effect'

/** Expects the result of a successful read. */
export async function expectResultShown({ page, grid, call: { kind, subject, expectResult } }: Scene) {
  if (expectResult) return expectResult(page, grid)
  const field = page.getByLabel(subject.nameField, { exact: true })
  if (kind === 'ITEM') await expect(field).toHaveValue(subject.row)
  else if (kind === 'REF') await expect(field).toBeVisible()
  else await expect(grid.row(subject.row)).toBeVisible()
  return undefined
}

/** Expects a successful write, or the named fields whose values the server silently kept (FM-W5). */
export async function expectSuccessShown(scene: Scene) {
  const { page, grid } = scene
  const { kind, subject, expectResult } = scene.call
  if (scene.call.expectDone) await scene.call.expectDone(page)
  else if (kind === 'DELETE') await expect(grid.row(subject.row)).toBeHidden()
  else if (kind === 'TOGGLE') await expect(grid.row(subject.row)).toContainText(subject.toggle.after)
  else if (kind === 'GETFX') await expectImmediateToast(scene, 'done')
  else if (kind === 'CODE') await expect(page.getByText(scene.call.successText ?? /./)).toBeVisible()
  else if (expectResult) await expectResult(page, grid)
  else {
    await expect(page).toHaveURL(subject.list)
    const kept = page.getByText(`The server kept its own value: ${subject.nameField} stayed ${subject.row}`)
    await expect(grid.row('typed').or(kept).first()).toBeVisible()
  }
}

const READS = new Set(['LIST', 'ITEM', 'REF', 'STAT'])

/** Expects the same result as for a valid response. */
export async function expectUnaffected(scene: Scene) {
  const { page, call } = scene
  const { kind, subject } = call
  if (READS.has(kind)) await expectResultShown(scene)
  else if (kind === 'PUB' || kind === 'SELF') await expect(scene.grid.row(subject.row)).toBeVisible()
  else if (kind === 'AUTH') await expect(page).toHaveURL(subject.list)
  else if (kind === 'LEAVE') await expect(page).toHaveURL('/login')
  else await expectSuccessShown(scene)
}
