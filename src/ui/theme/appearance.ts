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

/** A stored choice that the document shows as the attribute `data-{name}`; the first value is the default. */
function documentChoice<Value extends string>(
  name: string,
  storedChoice: ReturnType<typeof storedText>,
  values: readonly [Value, ...Value[]],
) {
  const read = () => values.find((value) => value === storedChoice.read()) ?? values[0]
  const subscribeToChoice = (listener: () => void) => storedChoice.subscribe(listener)
  const apply = () => {
    document.documentElement.dataset[name] = read()
  }
  return {
    /** Applies it to the document, now and on every change, also from other tabs. */
    start: () => {
      apply()
      subscribeToChoice(apply)
    },
    /** Returns the current choice and its setter. */
    useChoice: (): [Value, (value: Value) => void] => [
      useSyncExternalStore(subscribeToChoice, read),
      (value) => void storedChoice.write(value),
    ],
  }
}

/** The densities of rows and forms; the default first. */
export const DENSITIES = ['comfortable', 'compact'] as const

const MENU_SHAPES = ['full', 'rail'] as const

// public/start.js reads the same keys before the first paint.
/** The spacing of rows and forms. */
export const { start: startDensity, useChoice: useDensity } = documentChoice(
  'density',
  storedText('density', z.enum(DENSITIES)),
  DENSITIES,
)
/** The main menu beside the page: icons with words, or a rail of icons. */
export const { start: startMenuShape, useChoice: useMenuShape } = documentChoice(
  'menu',
  storedText('menu', z.enum(MENU_SHAPES)),
  MENU_SHAPES,
)
