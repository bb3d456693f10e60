import { expect } from '@playwright/test'
import type { Scene } from '../codes'

/** Sends a second request while the first is held; the first response succeeds last. */
async function answerOutOfOrder({ page, grid, world, call: { again } }: Scene): Promise<void> {
  await expect.poll(world.held).toBe(1)
  await again?.ask(page, grid)
  if (again?.reusesPending) await world.release()
  await again?.shows(page, grid, world)
  await expect.poll(world.held).toBe(0)
}

/** Expectations when responses arrive out of order (F30). */
export const orderingExpectations = {
  /** The latest read wins, also after the first response has arrived. */
  R14: async (scene: Scene) => {
    await answerOutOfOrder(scene)
    await scene.page.clock.runFor(1000)
    await scene.call.again?.shows(scene.page, scene.grid, scene.world)
  },
  /** The latest write is what the server stores and the page shows. */
  W13: async (scene: Scene) => {
    await answerOutOfOrder(scene)
    await scene.page.clock.runFor(1000)
    await scene.call.again?.shows(scene.page, scene.grid, scene.world)
    expect(scene.sent()).toBe(2)
  },
}
