import { field } from '#/fields/field'
import { defineChannelType } from './channel-type'
import { keyPartRule } from './key-part-rule'
import { inConfig, joinKey } from './stored-extras'

const stored = inConfig(['region', 'ak', 'sk'])

/**
 * AWS Bedrock: values are stored twice, joined as the key and separately in `config`, which the relay and this
 * form read.
 */
export const bedrock = defineChannelType({
  value: 33,
  label: 'channel.types.bedrock',
  color: 'orange',
  key: 'composed',
  baseUrl: 'none',
  extras: {
    region: field.text({
      label: 'channel.form.region',
      placeholder: 'us-west-2',
      required: true,
      rule: keyPartRule,
    }),
    ak: field.text({ label: 'channel.form.ak', required: true, rule: keyPartRule }),
    sk: field.secret({ label: 'channel.form.sk', required: true, rule: keyPartRule }),
  },
  ...stored,
  toStored: (values) => ({
    ...stored.toStored(values),
    key: joinKey([values.ak, values.sk, values.region]),
  }),
})
