import { allNouns } from './nouns'
import { World, type WorldOrder } from './world'

/** Id of the world used by requests that name none. */
export const DEFAULT_WORLD = 'default'
const MAX_WORLDS = 200

/** Creates a world with the state of all nouns. */
export function createWorld(id: string, order: WorldOrder = {}): World {
  return new World(
    id,
    order,
    allNouns.flatMap(({ seed }) => seed ?? []),
  )
}

/** The worlds of one gateway. Above 200 the least recently used one is dropped, except the default world. */
export class Worlds {
  readonly #worlds = new Map<string, World>()
  #created = 0

  constructor(defaultOrder: WorldOrder = {}) {
    this.create({ ...defaultOrder, id: DEFAULT_WORLD })
  }

  get size(): number {
    return this.#worlds.size
  }

  /** Creates a world. Replaces a world with the same id and releases its held responses. */
  create(order: WorldOrder = {}): World {
    this.#created += 1
    const world = createWorld(order.id ?? `world-${this.#created}`, order)
    this.#worlds.get(world.id)?.faults.clear()
    this.#worlds.delete(world.id)
    this.#worlds.set(world.id, world)
    this.#dropOldest()
    return world
  }

  /** Finds a world by id. Undefined if it was not created, so that a misspelled id is an error. */
  find(id: string): World | undefined {
    const world = this.#worlds.get(id)
    if (!world) return undefined
    // Re-insert to keep the map in order of last use.
    this.#worlds.delete(id)
    this.#worlds.set(id, world)
    return world
  }

  /** All worlds, least recently used first. */
  all(): World[] {
    return [...this.#worlds.values()]
  }

  #dropOldest(): void {
    for (const [id, world] of this.#worlds) {
      if (this.#worlds.size <= MAX_WORLDS) return
      if (id === DEFAULT_WORLD) continue
      world.faults.clear()
      this.#worlds.delete(id)
    }
  }
}
