import { expect } from '@playwright/test'
import type { Scene } from '../codes'

/** Sends a second request while the first is held; the first response succeeds last. */
async function answerOutOfOrder({ page, grid, world, call: { secondRequest } }: Scene): Promise<void> {
  await expect.poll(world.held).toBe(1)
  await secondRequest?.send(page, grid)
  if (secondRequest?.reusesPending) await world.release()
  await secondRequest?.expectResult(page, grid, world)
  await expect.poll(world.held).toBe(0)
}

/** Expectations when responses arrive out of order (F30). */
export const orderingExpectations = {
  /** The latest read wins, also after the first response has arrived. */
  R14: async (scene: Scene) => {
    await answerOutOfOrder(scene)
    await scene.page.clock.runFor(1000)
    await scene.call.secondRequest?.expectResult(scene.page, scene.grid, scene.world)
  },
  /** The latest write is what the server stores and the page shows. */
  W13: async (scene: Scene) => {
    await answerOutOfOrder(scene)
    await scene.page.clock.runFor(1000)
    await scene.call.secondRequest?.expectResult(scene.page, scene.grid, scene.world)
    expect(scene.sent()).toBe(2)
  },
}
