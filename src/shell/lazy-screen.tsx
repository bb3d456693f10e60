import { lazyRouteComponent } from '@tanstack/react-router'
import { ChunkErrorScreen } from './problem/chunk-error-screen'

/**
 * A screen whose code is fetched when it is wanted; where that does not arrive, a page that says so (FM-X1). The router
 * alone would load the page anew, also without a connection, and would throw where storage is denied.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load()
    } catch (error) {
      // Not thrown: nothing here is broken, and an error would be written to the console.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one export that is looked for
      return { [name ?? 'default']: () => <ChunkErrorScreen error={error} /> } as Awaited<
        ReturnType<typeof load>
      >
    }
  }, name)
