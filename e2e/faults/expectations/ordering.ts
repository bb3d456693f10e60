import { expect } from '@playwright/test'
import type { Scene } from '../codes'

/** Two are on their way, and the first is answered when the second has been. */
async function overtaken({ page, grid, world, call: { again } }: Scene): Promise<void> {
  await expect.poll(world.held).toBe(1)
  await again?.ask(page, grid)
  if (again?.joins) await world.release()
  await again?.shows(page, grid, world)
  await expect.poll(world.held).toBe(0)
}

/** What is seen when answers come in another order than they were asked for (F30). */
export const orderingExpectations = {
  /** The latest question wins, also once the answer to the first has come. */
  R14: async (scene: Scene) => {
    await overtaken(scene)
    await scene.page.clock.runFor(1000)
    await scene.call.again?.shows(scene.page, scene.grid, scene.world)
  },
  /** What was pressed last is what the server has and the page shows. */
  W13: async (scene: Scene) => {
    await overtaken(scene)
    await scene.page.clock.runFor(1000)
    await scene.call.again?.shows(scene.page, scene.grid, scene.world)
    expect(scene.sent()).toBe(2)
  },
}
