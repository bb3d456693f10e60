import type { ChannelFields } from '#/resources/channel/channel-fields'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { parseMapping } from '#/resources/channel/model-mapping'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'

interface SummaryProps {
  form: FormHandle<ChannelFields>
}

const SEPARATOR = ' · '

/** Type and name of the channel, for the folded section. */
export function UpstreamSummary({ form }: SummaryProps) {
  const t = useT()
  const type = useFieldValue(form, 'type')
  const name = useFieldValue(form, 'name')
  const known = channelTypeOf(Number(type))
  const label = known ? t(known.label) : t('channel.form.type.unknown', { n: type })
  return [label, name].filter((text) => text.trim() !== '').join(SEPARATOR)
}

/** Number of models, for the folded section. */
export function ModelsSummary({ form }: SummaryProps) {
  const t = useT()
  return t('common.modelCount', { n: useFieldValue(form, 'models').length })
}

/** Whether models are mapped and a system prompt is set, for the folded section. */
export function RewritingSummary({ form }: SummaryProps) {
  const t = useT()
  const mapping = useFieldValue(form, 'model_mapping').trim()
  const hasPrompt = useFieldValue(form, 'system_prompt').trim() !== ''
  const n = parseMapping(mapping)?.length
  return [
    n === 0 ? t('channel.form.summary.noMapping') : t('channel.form.summary.mapping', { n: n ?? '?' }),
    t(hasPrompt ? 'channel.form.summary.prompt' : 'channel.form.summary.noPrompt'),
  ].join(SEPARATOR)
}

/** Groups, priority and weight, for the folded section. */
export function RoutingSummary({ form }: SummaryProps) {
  const t = useT()
  const groups = useFieldValue(form, 'group').join(', ')
  const priority = useFieldValue(form, 'priority').trim() || '0'
  const weight = useFieldValue(form, 'weight').trim() || '0'
  const testModel = useFieldValue(form, 'test_model')
  return [
    groups,
    t('channel.form.summary.priority', { n: priority }),
    t('channel.form.summary.weight', { n: weight }),
    testModel && t('channel.form.summary.testModel', { name: testModel }),
  ]
    .filter(Boolean)
    .join(SEPARATOR)
}
