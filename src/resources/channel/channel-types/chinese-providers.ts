import { t } from '#/i18n/i18n'
import { field } from '#/fields/fields'
import { channelType } from './channel-type'

/** Alibaba Qwen: requests may name a plugin. */
export const qwen = channelType(17, () => t('channel.types.qwen'), 'orange', {
  notice: 'channel.form.notice.qwen',
  extras: {
    plugin: field.text({ label: 'channel.form.plugin', hint: 'channel.form.plugin.hint' }),
  },
  storedIn: 'other',
})

/** Coze: requests act for one of its users. */
export const coze = channelType(34, 'Coze', 'blue', {
  notice: 'channel.form.notice.coze',
  extras: {
    user_id: field.text({ label: 'channel.form.userId', hint: 'channel.form.userId.hint', required: true }),
  },
  storedIn: 'config',
})

/** iFlytek Spark: the key has three parts, and requests name a model version. */
export const spark = channelType(18, () => t('channel.types.spark'), 'blue', {
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
