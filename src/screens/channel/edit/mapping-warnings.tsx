import { useQuery } from '@tanstack/react-query'
import { parseTextList } from '#/fields/text-list'
import { listedModelQueries } from '#/resources/channel/listed-model-queries'
import { mappingWarnings } from '#/resources/channel/mapping-warnings'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import classes from './mapping.module.css'

/** Warns of models that are mapped to themselves, and of targets that no channel lists among its models. */
export function MappingWarnings({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const mapping = useFieldValue(form, 'model_mapping')
  const models = useFieldValue(form, 'models')
  const custom = useFieldValue(form, 'custom_model')
  // Every channel in one answer: fetched only for a mapping that is being edited.
  const isEdited = mapping.trim() !== '' && mapping !== form.base().model_mapping
  const listed = useQuery({ ...listedModelQueries.all(), enabled: isEdited }).data
  const served = listed && new Set([...listed, ...parseTextList([...models, custom])])
  const { toItself, unserved } = mappingWarnings(mapping, isEdited ? served : undefined)
  return (
    <div role="status">
      {toItself.map((name) => (
        <p key={name} className={classes.stray}>
          {t('channel.form.mapping.toItself', { name })}
        </p>
      ))}
      {unserved.map((name) => (
        <p key={name} className={classes.stray}>
          {t('channel.form.mapping.unserved', { name })}
        </p>
      ))}
    </div>
  )
}
