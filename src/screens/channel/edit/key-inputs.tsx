import type { ClipboardEvent } from 'react'
import { parseKeys } from '#/resources/channel/channel-draft'
import { channelTypeOf } from '#/resources/channel/channel-types/channel-types'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import type { ChannelFields } from './channel-fields'

interface Props {
  form: FormHandle<ChannelFields>
  isNew: boolean
}

/** Key input: one line, or one key per line in batch mode. Renders nothing for types with a composed key. */
export function KeyInputs({ form, isNew }: Props) {
  const t = useT()
  const type = channelTypeOf(Number(useFieldValue(form, 'type')))
  const shape = t(type?.keyHint ?? 'channel.form.key.hint')
  const hint = isNew
    ? shape
    : [t('channel.form.key.stored'), type?.keyHint && shape].filter(Boolean).join(' ')
  /** Switches to batch mode on a multi-line paste; a single-line input would join the keys. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isNew || parseKeys(text).keys.length < 2) return
    event.preventDefault()
    form.setValue('batch', true)
    form.setValue('keys', text)
  }
  return (
    <>
      <div onPaste={paste}>
        <FieldInput form={form} name="key" hint={hint} />
      </div>
      <FieldInput
        form={form}
        name="keys"
        hint={`${t('channel.form.keys.hint')} · ${shape}`}
        aside={<KeyCount form={form} />}
      />
      <FieldInput form={form} name="batch" />
    </>
  )
}

/** Number of keys, duplicates and blank lines that the text contains, before it is sent (CD-52). */
function KeyCount({ form }: { form: FormHandle<ChannelFields> }) {
  const t = useT()
  const text = useFieldValue(form, 'keys')
  const { keys, duplicates, blankLines: empty } = parseKeys(text)
  return (
    <output>
      {text === '' ? '' : t('channel.form.keys.count', { new: keys.length, doubled: duplicates, empty })}
    </output>
  )
}
