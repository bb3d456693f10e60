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

/** JSON with room to read it. Left, it is laid out again: blanks alone are no change. */
function RatioTextInput({ value, onChange, onBlur, frameProps: frame }: InputProps<FieldKind>) {
  const text = String(value)
  return (
    <Textarea
      {...frame}
      errorProps={ERROR_PROPS}
      classNames={{ input: classes.code }}
      rows={ROWS}
      resize="vertical"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => {
        const laidOut = editableRatios(text)
        if (laidOut !== text) onChange(laidOut)
        onBlur()
      }}
    />
  )
}

/** The maps as the texts that are sent. */
export function RatioTexts({ keys }: { keys: readonly string[] }) {
  const t = useT()
  const { form, options } = useSettingsForm()
  return keys.map((key) => {
    const record = optionRecord(key)
    const hint = record && !isOffered(record, options) ? t('option.notOffered') : undefined
    return <FieldInput key={key} form={form} name={key} hint={hint} input={RatioTextInput} />
  })
}
