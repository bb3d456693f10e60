import { field } from '#/fields/field'
import { defineChannelType } from './channel-type'
import { inConfig } from './stored-extras'

const stored = inConfig(['user_id'])

/** Coze: requests act for one of its users. */
export const coze = defineChannelType({
  value: 34,
  label: 'channel.types.coze',
  color: 'blue',
  notice: 'channel.form.notice.coze',
  extras: {
    user_id: field.text({ label: 'channel.form.userId', hint: 'channel.form.userId.hint', required: true }),
  },
  ...stored,
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
  ...stored,
})
