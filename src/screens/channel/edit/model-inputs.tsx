import { ActionButton } from '#/ui/button/action-button'
import { Group, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { skippedText, withEntries } from '#/fields/text-list'
import type { ChannelFields } from '#/resources/channel/channel-fields'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { modelQueries } from '#/resources/model/model'
import { SuggestionsUnavailable } from '#/app/form/edit-screen'
import { Field } from '#/ui/form/field'
import { type FormHandle, useFieldValue } from '#/ui/form/form-handle'
import { PickerInput } from '#/ui/form/inputs/picker-input'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import classes from './channel-edit.module.css'

/** Models that the channel serves: selected from suggestions, filled in by a button, or typed. */
export function ModelInputs({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const type = useFieldValue(form, 'type')
  const all = useQuery(modelQueries.all())
  const byType = useQuery(modelQueries.byType())
  const related = byType.data?.[type]
  const suggestions = [...new Set([...(related ?? []), ...(all.data ?? [])])]
  const failed = [all, byType].find(({ isError }) => isError)
  const isOptional = channelTypeOf(Number(type))?.hasModels === false
  return (
    <>
      <Field
        form={form}
        name="models"
        input={PickerInput}
        isRequired={!isOptional}
        hint={t(isOptional ? 'channel.form.models.free' : 'channel.form.models.hint')}
        suggestions={suggestions}
        aside={
          failed && <SuggestionsUnavailable query={failed} text={t('channel.form.models.unavailable')} />
        }
      />
      <ModelButtons form={form} related={related} all={all.data} />
      <CustomModelInput form={form} />
    </>
  )
}

/** Adds a model name that no list offers. A name left in the input is also sent on save. */
function CustomModelInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const [skipped, setSkipped] = useState('')
  const add = () => {
    const { models, custom_model } = form.values()
    const { entries, parsed } = withEntries(models, custom_model)
    form.setValue('models', entries)
    setSkipped(skippedText(parsed))
    form.setValue('custom_model', '')
    document.getElementById(form.idOf('custom_model'))?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const isInput = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || !isInput || isComposing(event)) return
    // Enter adds the name and must not submit the form.
    event.preventDefault()
    add()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the Enter key of the input
    <div className={classes.custom} onKeyDown={handleKeyDown}>
      <Field form={form} name="custom_model" aside={skipped && <span role="alert">{skipped}</span>} />
      <Button onClick={add}>{t('channel.form.customModel.add')}</Button>
    </div>
  )
}

interface ModelButtonsProps {
  form: FormHandle<ChannelFields>
  /** Models of the selected type; undefined until they are fetched. */
  related: readonly string[] | undefined
  all: readonly string[] | undefined
}

/** Buttons that replace the selected models. */
function ModelButtons({ form, related, all }: ModelButtonsProps) {
  const t = useT()
  const reasonId = useId()
  const fill = (names: readonly string[] | undefined) => {
    if (names && names.length > 0) form.setValue('models', names)
  }
  const hasNone = related?.length === 0
  return (
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
        <ActionButton size="xs" isBlocked={!all} onClick={() => fill(all)}>
          {t('channel.form.models.fillAll')}
        </ActionButton>
        <Button size="xs" onClick={() => form.setValue('models', [])}>
          {t('channel.form.models.clear')}
        </Button>
      </Group>
      {hasNone ? <small id={reasonId}>{t('channel.form.models.noRelated')}</small> : null}
    </div>
  )
}
