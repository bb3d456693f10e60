import * as z from 'zod/mini'
import { field } from '#/fields/fields'
import { parseJsonObject } from '#/fields/json-object'
import { t } from '#/i18n/i18n'
import { channelType, type ConfigTexts } from './channel-type'

/** Rule for a part of a composed key: the separator `|` is not allowed. */
function keyPartRule(text: string): string | undefined {
  return text.includes('|') ? t('channel.form.keyPart') : undefined
}

/**
 * AWS Bedrock: values are stored twice, joined as the key and separately in `config`, which the relay and this
 * form read.
 */
export const bedrock = channelType(33, 'AWS', 'orange', {
  key: ['ak', 'sk', 'region'],
  baseUrl: 'none',
  extras: {
    region: field.text({
      label: 'channel.form.region',
      placeholder: 'us-west-2',
      required: true,
      rule: keyPartRule,
    }),
    ak: field.text({ label: 'channel.form.ak', required: true, isKey: true, rule: keyPartRule }),
    sk: field.secret({ label: 'channel.form.sk', required: true, isKey: true, rule: keyPartRule }),
  },
  storedIn: 'config',
})

/** API version that Azure uses when the field is blank. */
const AZURE_VERSION = '2024-03-01-preview'

/** Azure OpenAI: the address is the endpoint of a resource, and requests name an API version. */
export const azure = channelType(3, 'Azure OpenAI', 'cyan', {
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
  storedIn: 'other',
  ifBlank: AZURE_VERSION,
})

/** Google Gemini: requests name an optional API version. */
export const gemini = channelType(24, 'Google Gemini', 'orange', {
  extras: {
    api_version: field.text({
      label: 'channel.form.apiVersion',
      hint: 'channel.form.optional',
      placeholder: 'v1beta',
    }),
  },
  storedIn: 'other',
})

/**
 * Minifies JSON to one line, because the server creates one channel per line of a key. Other text is only
 * trimmed.
 */
function minified(text: string): string {
  const parsed = parseJsonObject(text)
  return parsed ? JSON.stringify(parsed) : text.trim()
}

/** What the relay reads from the credentials of a service account; other members are kept. */
const serviceAccount = z.object({
  type: z.literal('service_account'),
  client_email: z.string().check(z.includes('@')),
  private_key: z.string().check(z.includes('PRIVATE KEY')),
})

function credentialsRule(text: string): string | undefined {
  if (text.includes('|')) return keyPartRule(text)
  const credentials = parseJsonObject(text)
  if (!credentials) return t('channel.form.credentials.invalid')
  // The first that is missing, or another thing.
  const member = serviceAccount.safeParse(credentials).error?.issues[0]?.path.join('.')
  if (member === undefined) return undefined
  return t(member === 'type' ? 'channel.form.credentials.type' : 'channel.form.credentials.member', {
    member,
  })
}

/** The project that credentials belong to; undefined where they name none. */
const projectOf = (credentials: string) =>
  z.object({ project_id: z.string() }).safeParse(parseJsonObject(credentials)).data?.project_id

/** Vertex AI: like AWS, values are stored joined as the key and separately in `config`. */
export const vertex = channelType(42, 'VertexAI', 'blue', {
  key: ['region', 'vertex_ai_project_id', 'vertex_ai_adc'],
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
  storedIn: 'config',
  encode: { vertex_ai_adc: minified },
  derived: ({ vertex_ai_project_id = '', vertex_ai_adc = '' }): ConfigTexts => {
    const project = vertex_ai_project_id.trim() === '' ? projectOf(vertex_ai_adc) : undefined
    return project === undefined ? {} : { vertex_ai_project_id: project }
  },
})

/**
 * Cloudflare: the URL of each request contains the account id, which the server stores in the member of Coze's
 * user.
 */
export const cloudflare = channelType(37, 'Cloudflare', 'orange', {
  extras: {
    user_id: field.text({
      label: 'channel.form.accountId',
      placeholder: 'd6b5da8hk1awo8nap34ube6gh',
      required: true,
    }),
  },
  storedIn: 'config',
})
