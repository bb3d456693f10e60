import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { ChunkErrorAlert } from './chunk-error-message'

/**
 * `React.lazy` with a fallback: if the chunk fails to load, an alert with a reload button is rendered in place, and the
 * rest of the screen keeps its state and typed values (FM-X1, CD-37).
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
