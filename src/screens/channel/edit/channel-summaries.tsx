import { t } from '#/i18n/i18n'
import type { ChannelFields, ChannelValues } from '#/resources/channel/channel-fields'
import { channelTypeName } from '#/resources/channel/channel-types/channel-types'
import { parseMapping } from '#/resources/channel/model-mapping'
import { type FormHandle, useFormState } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'

const SUMMARIES = {
  upstream: ({ type, name }: ChannelValues) => [channelTypeName(Number(type)), name],
  models: ({ models }: ChannelValues) => [t('common.modelCount', { n: models.length })],
  rewriting: ({ model_mapping, system_prompt }: ChannelValues) => {
    const n = parseMapping(model_mapping)?.length ?? '?'
    return [
      n === 0 ? t('channel.form.summary.noMapping') : t('channel.form.summary.mapping', { n }),
      t(system_prompt.trim() === '' ? 'channel.form.summary.noPrompt' : 'channel.form.summary.prompt'),
    ]
  },
  routing: ({ group, priority, weight, test_model }: ChannelValues) => [
    group.join(', '),
    t('channel.form.summary.priority', { n: priority.trim() || '0' }),
    t('channel.form.summary.weight', { n: weight.trim() || '0' }),
    test_model && t('channel.form.summary.testModel', { name: test_model }),
  ],
}

interface Props {
  form: FormHandle<ChannelFields>
  section: keyof typeof SUMMARIES
}

/** What a section of the channel form holds, while it is folded. */
export function ChannelSummary({ form, section }: Props) {
  useT()
  return useFormState(form, () =>
    SUMMARIES[section](form.values())
      .filter((text) => text.trim() !== '')
      .join(' · '),
  )
}
