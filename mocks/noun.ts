import type { HttpHandler } from 'msw'
import type { Expected } from './conformance/expected'
import type { GoField } from './server/go-struct'
import type { Route } from './server/route'
import type { World } from './world'

/** A resource of the server: everything that the embedded gateway knows about it. */
export interface Noun {
  /** A row as the API returns it, and values that conformance cases expect instead of any value of a member's type. */
  row?: {
    struct: { fields: Readonly<Record<string, GoField<unknown>>> }
    expected?: Readonly<Record<string, Expected>>
  }
  /** Creates the noun's state in a new world, filled as the world's `seed` says. */
  seed?: (world: World) => Partial<World>
  handlers: readonly HttpHandler[]
  routes: readonly Route[]
}
