import { World, type WorldOrder } from './world'

/** The world of a request that names none. */
export const DEFAULT_WORLD = 'default'
const MOST = 200

/** The worlds of one gateway; beyond a number the one unused for longest goes, the default one never. */
export class Worlds {
  readonly #worlds = new Map<string, World>()
  #made = 0

  constructor(defaultOrder: WorldOrder = {}) {
    this.create({ ...defaultOrder, id: DEFAULT_WORLD })
  }

  get size(): number {
    return this.#worlds.size
  }

  /** Makes a world; one of the same id is replaced, and what it held back is let go. */
  create(order: WorldOrder = {}): World {
    this.#made += 1
    const world = new World(order.id ?? `world-${this.#made}`, order)
    this.#worlds.get(world.id)?.faults.clear()
    this.#worlds.delete(world.id)
    this.#worlds.set(world.id, world)
    this.#dropOldest()
    return world
  }

  /** The world of that id, undefined when nobody made it: a mistyped id should be noticed. */
  find(id: string): World | undefined {
    const world = this.#worlds.get(id)
    if (!world) return undefined
    // Re-inserting makes the map's order the order of use.
    this.#worlds.delete(id)
    this.#worlds.set(id, world)
    return world
  }

  /** All worlds, the one unused for longest first. */
  all(): World[] {
    return [...this.#worlds.values()]
  }

  #dropOldest(): void {
    for (const [id, world] of this.#worlds) {
      if (this.#worlds.size <= MOST) return
      if (id === DEFAULT_WORLD) continue
      world.faults.clear()
      this.#worlds.delete(id)
    }
  }
}
