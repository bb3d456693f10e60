import { Button } from '@mantine/core'
import { parseTextList } from '#/fields/text-list'
import type { KeyboardEvent } from 'react'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'

/** Adds a name that no list has. One that was typed and not added is sent all the same. */
export function CustomModelInput({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const add = () => {
    const { models, custom_model } = form.values()
    form.setValue('models', parseTextList([...models, custom_model]))
    form.setValue('custom_model', '')
    document.getElementById(form.idOf('custom_model'))?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const isInput = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || !isInput || isComposing(event)) return
    // Not the whole form: only this name.
    event.preventDefault()
    add()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- sees the keys of its input
    <div onKeyDown={press}>
      <FieldInput
        form={form}
        name="custom_model"
        aside={
          <Button type="button" variant="default" size="xs" onClick={add}>
            {t('channel.form.customModel.add')}
          </Button>
        }
      />
    </div>
  )
}
