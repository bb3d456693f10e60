import { field } from '#/fields/field'
import { defineChannelType } from './channel-type'
import { keyPartRule } from './key-part-rule'
import { inConfig, joinedKey } from './stored-extras'

const stored = inConfig(['region', 'ak', 'sk'])

/** AWS: the answers travel twice, joined as the key, and apart in `config`, where the relay and this form read them. */
export const bedrock = defineChannelType({
  value: 33,
  label: 'channelType.bedrock',
  color: 'orange',
  key: 'composed',
  baseUrl: 'none',
  extras: {
    region: field.line({
      label: 'channelForm.region',
      example: 'us-west-2',
      required: true,
      rule: keyPartRule,
    }),
    ak: field.line({ label: 'channelForm.ak', required: true, rule: keyPartRule }),
    sk: field.secret({ label: 'channelForm.sk', required: true, rule: keyPartRule }),
  },
  ...stored,
  toStored: (answers) => ({
    ...stored.toStored(answers),
    key: joinedKey([answers.ak, answers.sk, answers.region]),
  }),
})
