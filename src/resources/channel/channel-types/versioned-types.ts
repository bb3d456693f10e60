import { field } from '#/fields/field'
import { defineChannelType } from './channel-type'
import { inLegacyOther } from './stored-extras'

/** API version that Azure uses when the field is blank. */
const AZURE_VERSION = '2024-03-01-preview'

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

export const qwen = defineChannelType({
  value: 17,
  label: 'channel.types.qwen',
  color: 'orange',
  notice: 'channel.form.notice.qwen',
  extras: {
    plugin: field.text({ label: 'channel.form.plugin', hint: 'channel.form.plugin.hint' }),
  },
  ...inLegacyOther('plugin'),
})

export const spark = defineChannelType({
  value: 18,
  label: 'channel.types.spark',
  color: 'blue',
  keyHint: 'channel.form.key.spark',
  notice: 'channel.form.notice.spark',
  extras: {
    api_version: field.text({
      label: 'channel.form.modelVersion',
      hint: 'channel.form.modelVersion.hint',
      placeholder: 'v2.1',
    }),
  },
  ...inLegacyOther('api_version'),
})

export const aiProxyLibrary = defineChannelType({
  value: 21,
  label: 'channel.types.aiProxyLibrary',
  color: 'violet',
  extras: {
    library_id: field.text({
      label: 'channel.form.libraryId',
      hint: 'channel.form.libraryId.hint',
      placeholder: '123456',
    }),
  },
  ...inLegacyOther('library_id'),
})
