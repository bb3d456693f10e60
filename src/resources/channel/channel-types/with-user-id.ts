import { field } from '#/fields/field'
import { defineChannelType } from './channel-type'
import { inConfig } from './stored-extras'

const stored = inConfig(['user_id'])

/** Coze acts for a user of its own. */
export const coze = defineChannelType({
  value: 34,
  label: 'channelType.coze',
  color: 'blue',
  notice: 'channelForm.notice.coze',
  extras: {
    user_id: field.line({ label: 'channelForm.userId', hint: 'channelForm.userId.hint', required: true }),
  },
  ...stored,
})

/** Cloudflare has the account in the address of each call; the server keeps it where Coze has its user. */
export const cloudflare = defineChannelType({
  value: 37,
  label: 'channelType.cloudflare',
  color: 'orange',
  extras: {
    user_id: field.line({
      label: 'channelForm.accountId',
      example: 'd6b5da8hk1awo8nap34ube6gh',
      required: true,
    }),
  },
  ...stored,
})
