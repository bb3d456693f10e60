import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

// public/start.js reads the same key before the first paint.
const stored = storedText('mantine-color-scheme-value', z.enum(['light', 'dark', 'auto']))

function get(fallback: MantineColorScheme): MantineColorScheme {
  return (['light', 'dark', 'auto'] as const).find((scheme) => scheme === stored.read()) ?? fallback
}

/** Stores the colour scheme for Mantine; an invalid stored value counts as unset. */
export function schemeManager(): MantineColorSchemeManager {
  let unsubscribe: (() => void) | undefined
  return {
    get,
    set: (scheme) => {
      // Mantine writes back each value that `subscribe` reports; without this check that would loop.
      if (stored.read() !== scheme) stored.write(scheme)
    },
    subscribe: (onChange) => {
      unsubscribe = stored.subscribe(() => onChange(get('auto')))
    },
    unsubscribe: () => unsubscribe?.(),
    clear: () => stored.remove(),
  }
}
