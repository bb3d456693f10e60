import { Textarea } from '@mantine/core'
import type { FieldKind } from '#/fields/field'
import { editableRatios } from '#/resources/option/ratio-text'
import { isOffered, optionRecord } from '#/resources/option/option-records'
import { useT } from '#/ui/language/use-t'
import { FieldInput } from '#/ui/form/field-input'
import { ERROR_PROPS, type InputProps } from '#/ui/form/inputs/input-props'
import { useSettingsForm } from '../settings-form-context'
import classes from './ratio.module.css'

const ROWS = 12

/** JSON textarea. Reformats the text on blur; whitespace alone is not a change. */
function RatioTextInput({ value, onChange, onBlur, frameProps }: InputProps<FieldKind>) {
  const text = String(value)
  return (
    <Textarea
      {...frameProps}
      errorProps={ERROR_PROPS}
      classNames={{ input: classes.code }}
      rows={ROWS}
      resize="vertical"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => {
        const formatted = editableRatios(text)
        if (formatted !== text) onChange(formatted)
        onBlur()
      }}
    />
  )
}

/** Textareas of the ratio maps as they are sent. */
export function RatioTexts({ keys }: { keys: readonly string[] }) {
  const t = useT()
  const { form, options } = useSettingsForm()
  return keys.map((key) => {
    const record = optionRecord(key)
    const hint = record && !isOffered(record, options) ? t('option.notOffered') : undefined
    return <FieldInput key={key} form={form} name={key} hint={hint} input={RatioTextInput} />
  })
}
