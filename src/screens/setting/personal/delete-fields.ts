import * as z from 'zod/mini'
import { defineFields } from '#/fields/field-values'
import { field } from '#/fields/field'
import { t } from '#/i18n/i18n'

/** Field that must equal the username exactly; look-alike characters do not match (T-24). */
export function deleteFields(username: string) {
  return defineFields({
    username: field.text({
      label: 'personal.delete.typeShort',
      required: true,
      requiredMessage: 'personal.delete.wrong',
      rule: z
        .string()
        .check(z.refine((text) => text === username, { error: () => t('personal.delete.wrong') })),
    }),
  })
}
