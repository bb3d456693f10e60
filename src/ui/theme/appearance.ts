import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

/** What a person may choose, in the order of its menu. */
export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const
/** A chosen colour scheme; `auto` follows the system. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

// public/start.js reads the same key and sets the same attribute before the first paint. Mantine's style sheets
// read the attribute by this name.
const stored = storedText('mantine-color-scheme-value', z.enum(COLOR_SCHEMES))
const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** Returns the chosen scheme; an invalid stored value counts as unset. */
export function chosenColorScheme(): ColorScheme {
  return COLOR_SCHEMES.find((scheme) => scheme === stored.read()) ?? 'auto'
}

function shownColorScheme(): 'light' | 'dark' {
  const chosen = chosenColorScheme()
  if (chosen !== 'auto') return chosen
  return window.matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light'
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(DARK_SYSTEM)
  const stop = stored.subscribe(listener)
  system.addEventListener('change', listener)
  return () => {
    stop()
    system.removeEventListener('change', listener)
  }
}

function applyColorScheme(): void {
  document.documentElement.dataset.mantineColorScheme = shownColorScheme()
}

/** Applies the colour scheme to the document, now and on every change, also of the system and from other tabs. */
export function startColorScheme(): void {
  applyColorScheme()
  subscribe(applyColorScheme)
}

/** Returns the chosen colour scheme and its setter, which stores it in this browser. */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribe, chosenColorScheme), (scheme) => void stored.write(scheme)]
}

/** Returns the colour scheme that is shown. */
export function useShownColorScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shownColorScheme)
}

/** The densities of rows and forms; the default first. */
export const DENSITIES = ['comfortable', 'compact'] as const
/** The spacing of rows and forms. */
export type Density = (typeof DENSITIES)[number]

// public/start.js reads the same key before the first paint.
const storedDensity = storedText('density', z.enum(DENSITIES))

const currentDensity = (): Density =>
  DENSITIES.find((density) => density === storedDensity.read()) ?? 'comfortable'
const subscribeToDensity = (listener: () => void) => storedDensity.subscribe(listener)

function applyDensity(): void {
  document.documentElement.dataset.density = currentDensity()
}

/** Applies the stored density to the document, now and on every change, also from other tabs. */
export function startDensity(): void {
  applyDensity()
  subscribeToDensity(applyDensity)
}

/** Returns the current density and its setter, which stores it in this browser. */
export function useDensity(): [Density, (density: Density) => void] {
  return [
    useSyncExternalStore(subscribeToDensity, currentDensity),
    (density) => void storedDensity.write(density),
  ]
}
