import type { TextPart } from './i18n'

/**
 * The texts that every page needs. In development and tests that is the whole dictionary; the build replaces this
 * module by loaders of the texts in the entry chunk (scripts/texts-plugin.ts).
 */
export const firstTexts: TextPart = {
  en: async () => ({ texts: (await import('./en')).en }),
  zh: async () => ({ texts: (await import('./zh')).zh }),
  isComplete: true,
}
