import { ActionButton } from '#/ui/button/action-button'
import { Group, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ChannelFields } from '#/resources/channel/channel-fields'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { modelQueries } from '#/resources/model/model'
import { SuggestionsUnavailable } from '#/app/form/suggestions-unavailable'
import { Field } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'

export function ModelInputs({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const type = useFieldValue(form, 'type')
  const all = useQuery(modelQueries.all())
  const byType = useQuery(modelQueries.byType())
  const related = byType.data?.[type]
  const suggestions = [...new Set([...(related ?? []), ...(all.data ?? [])])]
  const failed = [all, byType].find(({ isError }) => isError)
  const isOptional = channelTypeOf(Number(type))?.hasModels === false
  const reasonId = useId()
  const fill = (names: readonly string[] | undefined) => {
    if (names && names.length > 0) form.setValue('models', names)
  }
  const hasNone = related?.length === 0
  return (
    <>
      <Field
        form={form}
        name="models"
        isRequired={!isOptional}
        hint={t(isOptional ? 'channel.form.models.free' : 'channel.form.models.hint')}
        suggestions={suggestions}
        aside={
          failed && <SuggestionsUnavailable query={failed} text={t('channel.form.models.unavailable')} />
        }
      />
      <div>
        <Group role="group" aria-label={t('channel.form.models.actions')}>
          <ActionButton
            size="xs"
            isBlocked={!related || hasNone}
            aria-describedby={hasNone ? reasonId : undefined}
            onClick={() => fill(related)}
          >
            {t('channel.form.models.fillRelated')}
          </ActionButton>
          <ActionButton size="xs" isBlocked={!all.data} onClick={() => fill(all.data)}>
            {t('channel.form.models.fillAll')}
          </ActionButton>
          <Button size="xs" onClick={() => form.setValue('models', [])}>
            {t('channel.form.models.clear')}
          </Button>
        </Group>
        {hasNone ? <small id={reasonId}>{t('channel.form.models.noRelated')}</small> : null}
      </div>
    </>
  )
}
