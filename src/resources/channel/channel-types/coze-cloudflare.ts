import { field } from '#/fields/field'
import { defineChannelType } from './channel-type'
import { inConfig } from './stored-extras'

const stored = inConfig(['user_id'])

/** Coze acts for a user of its own. */
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

/** Cloudflare has the account in the address of each call; the server keeps it where Coze has its user. */
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
