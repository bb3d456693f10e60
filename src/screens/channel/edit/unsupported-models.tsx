import { Button } from '@mantine/core'
import { parseMapping } from '#/resources/channel/model-mapping'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import classes from './mapping.module.css'

/** Names the mapped models that the channel does not serve, which is what people stumble over. */
export function UnsupportedModels({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const mapping = useFieldValue(form, 'model_mapping')
  const models = useFieldValue(form, 'models')
  const names = (parseMapping(mapping) ?? []).map(({ from }) => from.trim())
  const unsupported = [...new Set(names)].filter((name) => name !== '' && !models.includes(name))
  return (
    <div role="status">
      {unsupported.map((name) => (
        <p key={name} className={classes.stray}>
          <span>{t('channel.form.mapping.unsupported', { name })}</span>
          <Button
            type="button"
            variant="default"
            size="compact-sm"
            onClick={() => form.setValue('models', [...form.values().models, name])}
          >
            {t('channel.form.mapping.addModel', { name })}
          </Button>
        </p>
      ))}
    </div>
  )
}
