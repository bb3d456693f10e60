import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

/** The densities of rows and forms; the default first. */
export const DENSITIES = ['comfortable', 'compact'] as const
/** The spacing of rows and forms. */
export type Density = (typeof DENSITIES)[number]

// public/start.js reads the same key before the first paint.
const stored = storedText('density', z.enum(DENSITIES))

const current = (): Density => DENSITIES.find((density) => density === stored.read()) ?? 'comfortable'
const subscribe = (listener: () => void) => stored.subscribe(listener)

function applyDensity(): void {
  document.documentElement.dataset.density = current()
}

/** Applies the stored density to the document, now and on every change, also from other tabs. */
export function startDensity(): void {
  applyDensity()
  subscribe(applyDensity)
}

/** Returns the current density and its setter, which stores it in this browser. */
export function useDensity(): [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, current), (density) => void stored.write(density)]
}
