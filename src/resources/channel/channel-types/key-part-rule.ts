import * as z from 'zod/mini'
import { t } from '#/i18n/i18n'

/** A part of a composed key: what joins the parts cannot be inside one (PJ37). */
export const keyPartRule = z
  .string()
  .check(z.refine((text) => !text.includes('|'), { error: () => t('channel.form.keyPart') }))
