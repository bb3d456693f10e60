import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'

/** Rule for a part of a composed key: the separator `|` is not allowed (PJ37). */
export const keyPartRule = z
  .string()
  .check(z.refine((text) => !text.includes('|'), { error: () => t('channel.form.keyPart') }))
