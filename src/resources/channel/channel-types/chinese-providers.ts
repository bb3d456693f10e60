import { t } from '#/i18n/i18n'
import { field } from '#/fields/fields'
import { defineChannelType } from './channel-type'

/** Alibaba Qwen: requests may name a plugin. */
export const qwen = defineChannelType({
  value: 17,
  label: () => t('channel.types.qwen'),
  color: 'orange',
  notice: 'channel.form.notice.qwen',
  extras: {
    plugin: field.text({ label: 'channel.form.plugin', hint: 'channel.form.plugin.hint' }),
  },
  storedIn: 'other',
})

/** Baidu ERNIE: the key has two parts. */
export const baidu = defineChannelType({
  value: 15,
  label: () => t('channel.types.baidu'),
  color: 'blue',
  keyHint: 'channel.form.key.baidu',
  notice: 'channel.form.notice.baidu',
})

/** ByteDance Doubao: a notice explains its model names. */
export const doubao = defineChannelType({
  value: 40,
  label: () => t('channel.types.doubao'),
  color: 'blue',
  notice: 'channel.form.notice.doubao',
})

/** Coze: requests act for one of its users. */
export const coze = defineChannelType({
  value: 34,
  label: () => 'Coze',
  color: 'blue',
  notice: 'channel.form.notice.coze',
  extras: {
    user_id: field.text({ label: 'channel.form.userId', hint: 'channel.form.userId.hint', required: true }),
  },
  storedIn: 'config',
})

/** iFlytek Spark: the key has three parts, and requests name a model version. */
export const spark = defineChannelType({
  value: 18,
  label: () => t('channel.types.spark'),
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
  storedIn: 'other',
})

/** Tencent Hunyuan: the key has three parts. */
export const hunyuan = defineChannelType({
  value: 23,
  label: () => t('channel.types.hunyuan'),
  color: 'teal',
  keyHint: 'channel.form.key.hunyuan',
})
