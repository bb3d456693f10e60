import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

/** How much room rows and forms take, the roomy one first. */
export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

// The key that public/start.js reads before the first paint.
const stored = storedText('density', z.enum(DENSITIES))

const current = (): Density => DENSITIES.find((density) => density === stored.read()) ?? 'comfortable'
const subscribe = (listener: () => void) => stored.subscribe(listener)

function show(): void {
  document.documentElement.dataset.density = current()
}

/** Shows the density that was chosen before, and each that is chosen from now on, in other tabs too. */
export function startDensity(): void {
  show()
  subscribe(show)
}

/** The density of now, and how to choose another; this browser remembers it. */
export function useDensity(): [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, current), (density) => void stored.write(density)]
}
