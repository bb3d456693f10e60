import * as z from 'zod/mini'
import { field } from '#/fields/field'
import { t } from '#/i18n/i18n'
import { defineChannelType } from './channel-type'
import { keyPartRule } from './key-part-rule'
import { inConfig, joinKey } from './stored-extras'

const stored = inConfig(['region', 'vertex_ai_project_id', 'vertex_ai_adc'])

function isJsonObject(text: string): boolean {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/**
 * Minifies JSON to one line, because the server creates one channel per line of a key (K10.22). Other text is only
 * trimmed.
 */
function minified(text: string): string {
  return isJsonObject(text) ? JSON.stringify(JSON.parse(text)) : text.trim()
}

const credentialsRule = keyPartRule.check(
  z.refine(isJsonObject, { error: () => t('channel.form.credentials.invalid') }),
)

/** Vertex AI: like AWS, values are stored joined as the key and separately in `config`. */
export const vertex = defineChannelType({
  value: 42,
  label: 'channel.types.vertex',
  color: 'blue',
  key: 'composed',
  extras: {
    region: field.text({
      label: 'channel.form.region',
      placeholder: 'us-central1',
      required: true,
      rule: keyPartRule,
    }),
    vertex_ai_project_id: field.text({ label: 'channel.form.projectId', required: true, rule: keyPartRule }),
    vertex_ai_adc: field.secret({
      label: 'channel.form.credentials',
      hint: 'channel.form.credentials.hint',
      multiline: true,
      required: true,
      rule: credentialsRule,
    }),
  },
  ...stored,
  toStored: (values) => {
    const vertex_ai_adc = minified(values.vertex_ai_adc)
    return {
      ...stored.toStored({ ...values, vertex_ai_adc }),
      key: joinKey([values.region, values.vertex_ai_project_id, vertex_ai_adc]),
    }
  },
})
