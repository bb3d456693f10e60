import { z } from 'zod'
import { t } from '#/i18n/i18n'

/** A part of a composed key: what joins the parts cannot be inside one (PJ37). */
export const keyPartRule = z.string().refine((text) => !text.includes('|'), {
  error: () => t('channelForm.keyPart'),
})
