import { Button, Group } from '@mantine/core'
import { useId } from 'react'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'

interface Props {
  form: FormHandle<ChannelFields>
  /** The models of the chosen type; undefined until they are read. */
  related: readonly string[] | undefined
  all: readonly string[] | undefined
}

/** Looks and says disabled, and can still be reached and read. */
function blocked(isBlocked: boolean) {
  return { 'aria-disabled': isBlocked || undefined, 'data-disabled': isBlocked || undefined }
}

/** Buttons that replace what was chosen. */
export function ModelButtons({ form, related, all }: Props) {
  const t = useT()
  const reasonId = useId()
  const fill = (names: readonly string[] | undefined) => {
    if (names && names.length > 0) form.setValue('models', names)
  }
  const hasNone = related?.length === 0
  return (
    <div>
      <Group role="group" aria-label={t('channel.form.models.actions')} gap="xs">
        <Button
          type="button"
          variant="default"
          size="xs"
          {...blocked(!related || hasNone)}
          aria-describedby={hasNone ? reasonId : undefined}
          onClick={() => fill(related)}
        >
          {t('channel.form.models.fillRelated')}
        </Button>
        <Button type="button" variant="default" size="xs" {...blocked(!all)} onClick={() => fill(all)}>
          {t('channel.form.models.fillAll')}
        </Button>
        <Button type="button" variant="default" size="xs" onClick={() => form.setValue('models', [])}>
          {t('channel.form.models.clear')}
        </Button>
      </Group>
      {hasNone ? <small id={reasonId}>{t('channel.form.models.noRelated')}</small> : null}
    </div>
  )
}
