import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import { useStored } from '../storage/use-stored'

/** The densities of rows and forms; the default first. */
export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

// public/start.js reads the same key, and sets the same attribute, before the first paint.
const storedDensity = storedText('density', z.enum(DENSITIES))
storedDensity.subscribe(() => {
  document.documentElement.dataset.density = storedDensity.read() ?? 'comfortable'
})
const chooseDensity = (density: Density) => void storedDensity.write(density)

export function useDensity(): readonly [Density, (density: Density) => void] {
  return [useStored(storedDensity) ?? 'comfortable', chooseDensity]
}
