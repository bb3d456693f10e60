import * as z from 'zod/mini'
import { field } from '#/fields/fields'
import { t } from '#/i18n/i18n'
import { defineChannelType, inConfig, inLegacyOther, joinKey } from './channel-type'

/** Rule for a part of a composed key: the separator `|` is not allowed (PJ37). */
const keyPartRule = z
  .string()
  .check(z.refine((text) => !text.includes('|'), { error: () => t('channel.form.keyPart') }))

const bedrockConfig = inConfig(['region', 'ak', 'sk'])

/**
 * AWS Bedrock: values are stored twice, joined as the key and separately in `config`, which the relay and this
 * form read.
 */
export const bedrock = defineChannelType({
  value: 33,
  label: 'channel.types.bedrock',
  color: 'orange',
  key: 'composed',
  baseUrl: 'none',
  extras: {
    region: field.text({
      label: 'channel.form.region',
      placeholder: 'us-west-2',
      required: true,
      rule: keyPartRule,
    }),
    ak: field.text({ label: 'channel.form.ak', required: true, rule: keyPartRule }),
    sk: field.secret({ label: 'channel.form.sk', required: true, rule: keyPartRule }),
  },
  ...bedrockConfig,
  toStored: (values) => ({
    ...bedrockConfig.toStored(values),
    key: joinKey([values.ak, values.sk, values.region]),
  }),
})

/** API version that Azure uses when the field is blank. */
const AZURE_VERSION = '2024-03-01-preview'

/** Azure OpenAI: the address is the endpoint of a resource, and requests name an API version. */
export const azure = defineChannelType({
  value: 3,
  label: 'channel.types.azure',
  color: 'cyan',
  baseUrl: {
    label: 'channel.form.azureEndpoint',
    hint: 'channel.form.azureEndpoint.hint',
    placeholder: 'https://docs-test-001.openai.azure.com',
  },
  notice: 'channel.form.notice.azure',
  extras: {
    api_version: field.text({
      label: 'channel.form.apiVersion',
      hint: 'channel.form.apiVersion.azure',
      placeholder: AZURE_VERSION,
    }),
  },
  ...inLegacyOther('api_version', AZURE_VERSION),
})

/** Google Gemini: requests name an optional API version. */
export const gemini = defineChannelType({
  value: 24,
  label: 'channel.types.gemini',
  color: 'orange',
  extras: {
    api_version: field.text({
      label: 'channel.form.apiVersion',
      hint: 'channel.form.optional',
      placeholder: 'v1beta',
    }),
  },
  ...inLegacyOther('api_version'),
})

const vertexConfig = inConfig(['region', 'vertex_ai_project_id', 'vertex_ai_adc'])

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
  ...vertexConfig,
  toStored: (values) => {
    const vertex_ai_adc = minified(values.vertex_ai_adc)
    return {
      ...vertexConfig.toStored({ ...values, vertex_ai_adc }),
      key: joinKey([values.region, values.vertex_ai_project_id, vertex_ai_adc]),
    }
  },
})

/**
 * Cloudflare: the URL of each request contains the account id, which the server stores in the member of Coze's
 * user.
 */
export const cloudflare = defineChannelType({
  value: 37,
  label: 'channel.types.cloudflare',
  color: 'orange',
  extras: {
    user_id: field.text({
      label: 'channel.form.accountId',
      placeholder: 'd6b5da8hk1awo8nap34ube6gh',
      required: true,
    }),
  },
  ...inConfig(['user_id']),
})
