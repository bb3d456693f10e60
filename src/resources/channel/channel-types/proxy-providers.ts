import { t } from '#/i18n/i18n'
import { field } from '#/fields/fields'
import { channelType } from './channel-type'

const customBaseUrl = {
  label: 'channel.form.baseUrl',
  hint: 'channel.form.baseUrl.hint',
  placeholder: 'https://api.example.com',
} as const

/** Custom channel: any server with an OpenAI-compatible API. */
export const custom = channelType(8, () => t('channel.types.custom'), 'pink', {
  balance: 'dollars',
  baseUrl: customBaseUrl,
  notice: 'channel.form.notice.custom',
})

/** OpenAI-compatible channel of newer servers, without a balance. */
export const openAiCompatible = channelType(50, () => t('channel.types.openAiCompatible'), 'lime', {
  baseUrl: customBaseUrl,
  keepsVersion: true,
})

/** FastGPT: the base URL is that of a private deployment. */
export const fastGpt = channelType(22, () => t('channel.types.knowledgeBase', { name: 'FastGPT' }), 'blue', {
  keyHint: 'channel.form.key.fastGpt',
  baseUrl: {
    label: 'channel.form.privateAddress',
    hint: 'channel.form.privateAddress.hint',
    placeholder: 'https://fastgpt.example.com/api/openapi',
  },
})

/** AI Proxy knowledge base: requests name a library. */
export const aiProxyLibrary = channelType(
  21,
  () => t('channel.types.knowledgeBase', { name: 'AI Proxy' }),
  'violet',
  {
    extras: {
      library_id: field.text({
        label: 'channel.form.libraryId',
        hint: 'channel.form.libraryId.hint',
        placeholder: '123456',
      }),
    },
    storedIn: 'other',
  },
)
