import { Button } from '@mantine/core'
import { mappedModels } from '#/resources/channel/model-mapping'
import type { FormHandle } from '#/ui/form/form-handle'
import { useAnswer } from '#/ui/form/use-answer'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'
import classes from './mapping.module.css'

/** Names the mapped models that the channel does not serve, which is what people stumble over. */
export function StrayModels({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const mapping = useAnswer(form, 'model_mapping')
  const models = useAnswer(form, 'models')
  const names = (mappedModels(mapping) ?? []).map(({ from }) => from.trim())
  const strays = [...new Set(names)].filter((name) => name !== '' && !models.includes(name))
  return (
    <div role="status">
      {strays.map((name) => (
        <p key={name} className={classes.stray}>
          <span>{t('channelForm.mapping.stray', { name })}</span>
          <Button
            type="button"
            variant="default"
            size="compact-sm"
            onClick={() => form.set('models', [...form.answers().models, name])}
          >
            {t('channelForm.mapping.addModel', { name })}
          </Button>
        </p>
      ))}
    </div>
  )
}
