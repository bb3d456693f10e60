import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ChunkErrorAlert } from './chunk-error-message'

/**
 * A piece of a screen whose code is fetched when it is wanted. Where it does not arrive, a note stands in its place
 * that offers to load the page anew: the rest of the screen, and what is typed there, stays (FM-X1, CD-37).
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: ChunkErrorAlert }
    }
  })
}
