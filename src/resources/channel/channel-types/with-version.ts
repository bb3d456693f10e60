import { field } from '#/fields/field'
import { defineChannelType } from './channel-type'
import { inOther } from './stored-extras'

/** What a blank version of Azure means (spec 5). */
const AZURE_VERSION = '2024-03-01-preview'

export const azure = defineChannelType({
  value: 3,
  label: 'channelType.azure',
  color: 'cyan',
  baseUrl: {
    label: 'channelForm.azureEndpoint',
    hint: 'channelForm.azureEndpoint.hint',
    example: 'https://docs-test-001.openai.azure.com',
  },
  notice: 'channelForm.notice.azure',
  extras: {
    api_version: field.line({
      label: 'channelForm.apiVersion',
      hint: 'channelForm.apiVersion.azure',
      example: AZURE_VERSION,
    }),
  },
  ...inOther('api_version', AZURE_VERSION),
})

export const gemini = defineChannelType({
  value: 24,
  label: 'channelType.gemini',
  color: 'orange',
  extras: {
    api_version: field.line({
      label: 'channelForm.apiVersion',
      hint: 'channelForm.optional',
      example: 'v1beta',
    }),
  },
  ...inOther('api_version'),
})

export const qwen = defineChannelType({
  value: 17,
  label: 'channelType.qwen',
  color: 'orange',
  notice: 'channelForm.notice.qwen',
  extras: {
    plugin: field.line({ label: 'channelForm.plugin', hint: 'channelForm.plugin.hint' }),
  },
  ...inOther('plugin'),
})

export const spark = defineChannelType({
  value: 18,
  label: 'channelType.spark',
  color: 'blue',
  keyHint: 'channelForm.key.spark',
  notice: 'channelForm.notice.spark',
  extras: {
    api_version: field.line({
      label: 'channelForm.modelVersion',
      hint: 'channelForm.modelVersion.hint',
      example: 'v2.1',
    }),
  },
  ...inOther('api_version'),
})

export const aiProxyLibrary = defineChannelType({
  value: 21,
  label: 'channelType.aiProxyLibrary',
  color: 'violet',
  extras: {
    library_id: field.line({
      label: 'channelForm.libraryId',
      hint: 'channelForm.libraryId.hint',
      example: '123456',
    }),
  },
  ...inOther('library_id'),
})
