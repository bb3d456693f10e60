import { t } from '#/i18n/i18n'
import { field } from '#/fields/fields'
import { defineChannelType } from './channel-type'

const customBaseUrl = {
  label: 'channel.form.baseUrl',
  hint: 'channel.form.baseUrl.hint',
  placeholder: 'https://api.example.com',
} as const

/** Custom channel: any server with an OpenAI-compatible API. */
export const custom = defineChannelType({
  value: 8,
  label: () => t('channel.types.custom'),
  color: 'pink',
  balance: 'dollars',
  baseUrl: customBaseUrl,
  notice: 'channel.form.notice.custom',
})

/** OpenAI-compatible channel of newer servers, without a balance. */
export const openAiCompatible = defineChannelType({
  value: 50,
  label: () => t('channel.types.openAiCompatible'),
  color: 'lime',
  baseUrl: customBaseUrl,
  keepsVersion: true,
})

/** Gemini by its OpenAI-compatible API; its base URL ends with a version. */
export const geminiCompatible = defineChannelType({
  value: 51,
  label: () => t('channel.types.geminiCompatible'),
  color: 'orange',
  keepsVersion: true,
})

/** FastGPT: the base URL is that of a private deployment. */
export const fastGpt = defineChannelType({
  value: 22,
  label: () => t('channel.types.knowledgeBase', { name: 'FastGPT' }),
  color: 'blue',
  keyHint: 'channel.form.key.fastGpt',
  baseUrl: {
    label: 'channel.form.privateAddress',
    hint: 'channel.form.privateAddress.hint',
    placeholder: 'https://fastgpt.example.com/api/openapi',
  },
})

/** Plain relay: passes requests on, so it has no model list. */
export const relay = defineChannelType({
  value: 43,
  label: () => 'Proxy',
  color: 'blue',
  keepsVersion: true,
  hasModels: false,
})

/** AI Proxy knowledge base: requests name a library. */
export const aiProxyLibrary = defineChannelType({
  value: 21,
  label: () => t('channel.types.knowledgeBase', { name: 'AI Proxy' }),
  color: 'violet',
  extras: {
    library_id: field.text({
      label: 'channel.form.libraryId',
      hint: 'channel.form.libraryId.hint',
      placeholder: '123456',
    }),
  },
  storedIn: 'other',
})
