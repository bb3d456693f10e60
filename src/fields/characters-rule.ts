import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'
import { customCheck } from './custom-check'

/** How many characters a person sees in a text, as the server counts them: code points, not UTF-16 units. */
function charactersOf(text: string): number {
  return Array.from(text).length
}

interface Length {
  min?: number
  max: number
  /** A text that the server has already, however long: accounts may be born elsewhere (K11.37). */
  except?: string
}

/** A rule for the length of a text in characters. Blank texts are not its business: whether they may be is. */
export function charactersRule({ min = 0, max, except }: Length): z.ZodMiniType<string> {
  return z.string().check(
    customCheck((text) => {
      const n = charactersOf(text)
      if ((n >= min && n <= max) || text === except) return undefined
      return min > 0 ? t('fields.charactersBetween', { min, max, n }) : t('fields.charactersMost', { max, n })
    }),
  )
}
