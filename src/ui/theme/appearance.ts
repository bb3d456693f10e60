import { useColorScheme as useSystemScheme } from '@mantine/hooks'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import { useStored } from '../storage/use-stored'

/** What a person may choose, in the order of its menu. */
export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const
/** A chosen colour scheme; `auto` follows the system. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

// public/start.js reads the same key and sets the same attribute as Mantine's provider, before the first paint.
const storedScheme = storedText('mantine-color-scheme-value', z.enum(COLOR_SCHEMES))
const chooseScheme = (scheme: ColorScheme) => void storedScheme.write(scheme)

/** Returns the chosen colour scheme and its setter, which stores it in this browser. */
export function useColorScheme(): readonly [ColorScheme, (scheme: ColorScheme) => void] {
  return [useStored(storedScheme) ?? 'auto', chooseScheme]
}

/** Returns the colour scheme that is shown. */
export function useShownColorScheme(): 'light' | 'dark' {
  const [chosen] = useColorScheme()
  const ofSystem = useSystemScheme('light', { getInitialValueInEffect: false })
  return chosen === 'auto' ? ofSystem : chosen
}

/** The densities of rows and forms; the default first. */
export const DENSITIES = ['comfortable', 'compact'] as const
/** The spacing of rows and forms. */
export type Density = (typeof DENSITIES)[number]

// public/start.js reads the same key before the first paint.
const storedDensity = storedText('density', z.enum(DENSITIES))
const chooseDensity = (density: Density) => void storedDensity.write(density)

/** Returns the current density and its setter, which stores it in this browser. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  return [useStored(storedDensity) ?? 'comfortable', chooseDensity]
}
