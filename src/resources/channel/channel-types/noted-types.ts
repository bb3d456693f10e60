import { defineChannelType } from './channel-type'

/** Baidu ERNIE: the key has two parts. */
export const baidu = defineChannelType({
  value: 15,
  label: 'channel.types.baidu',
  color: 'blue',
  keyHint: 'channel.form.key.baidu',
  notice: 'channel.form.notice.baidu',
})

export const hunyuan = defineChannelType({
  value: 23,
  label: 'channel.types.hunyuan',
  color: 'teal',
  keyHint: 'channel.form.key.hunyuan',
})

export const fastGpt = defineChannelType({
  value: 22,
  label: 'channel.types.fastGpt',
  color: 'blue',
  keyHint: 'channel.form.key.fastGpt',
  baseUrl: {
    label: 'channel.form.privateAddress',
    hint: 'channel.form.privateAddress.hint',
    placeholder: 'https://fastgpt.example.com/api/openapi',
  },
})

export const doubao = defineChannelType({
  value: 40,
  label: 'channel.types.doubao',
  color: 'blue',
  notice: 'channel.form.notice.doubao',
})

export const relay = defineChannelType({
  value: 43,
  label: 'channel.types.relay',
  color: 'blue',
  hasModels: false,
})

const customBaseUrl = {
  label: 'channel.form.baseUrl',
  hint: 'channel.form.baseUrl.hint',
  placeholder: 'https://api.example.com',
} as const

export const custom = defineChannelType({
  value: 8,
  label: 'channel.types.custom',
  color: 'pink',
  balance: 'dollars',
  baseUrl: customBaseUrl,
  notice: 'channel.form.notice.custom',
})

export const openAiCompatible = defineChannelType({
  value: 50,
  label: 'channel.types.openAiCompatible',
  color: 'lime',
  baseUrl: customBaseUrl,
})
