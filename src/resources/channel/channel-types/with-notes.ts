import { defineChannelType } from './channel-type'

/** Types that ask for nothing more than others, but for some of it in words of their own. */
export const baidu = defineChannelType({
  value: 15,
  label: 'channelType.baidu',
  color: 'blue',
  keyHint: 'channelForm.key.baidu',
  notice: 'channelForm.notice.baidu',
})

export const hunyuan = defineChannelType({
  value: 23,
  label: 'channelType.hunyuan',
  color: 'teal',
  keyHint: 'channelForm.key.hunyuan',
})

export const fastGpt = defineChannelType({
  value: 22,
  label: 'channelType.fastGpt',
  color: 'blue',
  keyHint: 'channelForm.key.fastGpt',
  baseUrl: {
    label: 'channelForm.privateAddress',
    hint: 'channelForm.privateAddress.hint',
    example: 'https://fastgpt.example.com/api/openapi',
  },
})

export const doubao = defineChannelType({
  value: 40,
  label: 'channelType.doubao',
  color: 'blue',
  notice: 'channelForm.notice.doubao',
})

export const relay = defineChannelType({
  value: 43,
  label: 'channelType.relay',
  color: 'blue',
  hasModels: false,
})

const ownAddress = {
  label: 'channelForm.baseUrl',
  hint: 'channelForm.baseUrl.hint',
  example: 'https://api.example.com',
} as const

export const custom = defineChannelType({
  value: 8,
  label: 'channelType.custom',
  color: 'pink',
  balance: 'dollars',
  baseUrl: ownAddress,
  notice: 'channelForm.notice.custom',
})

export const openAiCompatible = defineChannelType({
  value: 50,
  label: 'channelType.openAiCompatible',
  color: 'lime',
  baseUrl: ownAddress,
})
