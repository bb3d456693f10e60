import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

// The key that public/start.js reads before the first paint.
const stored = storedText('mantine-color-scheme-value', z.enum(['light', 'dark', 'auto']))

function get(fallback: MantineColorScheme): MantineColorScheme {
  return (['light', 'dark', 'auto'] as const).find((scheme) => scheme === stored.read()) ?? fallback
}

/** Keeps the chosen scheme; anything else that is stored counts as nothing chosen. */
export function schemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined
  return {
    get,
    set: (scheme) => {
      // Mantine sets again what it is told has changed; told of that in turn, it would never end.
      if (stored.read() !== scheme) stored.write(scheme)
    },
    subscribe: (onChange) => {
      stop = stored.subscribe(() => onChange(get('auto')))
    },
    unsubscribe: () => stop?.(),
    clear: () => stored.remove(),
  }
}
