import { useState } from 'react'
import { parseList } from '#/fields/text-list'
import { TextInput } from '#/ui/controls/text-input'
import type { InputProps } from './input-props'
import { ListNotes, pastedList } from './list-notes'

/** Single-line text input. */
export function TextFieldInput(props: InputProps<'text'>) {
  const { field, value, onChange, onBlur, frameProps } = props
  const [skipped, setSkipped] = useState('')
  const input = (
    <TextInput
      {...frameProps}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete ?? 'off'}
      inputMode={field.inputMode}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onPaste={(event) => {
        const list = field.isList ? pastedList(event) : undefined
        if (list === undefined) return
        onChange(list.text)
        setSkipped(list.skipped)
      }}
      onBlur={onBlur}
    />
  )
  if (!field.isList) return input
  return (
    <div>
      {input}
      <ListNotes
        entries={parseList(value).entries}
        skipped={value === '' ? '' : skipped}
        onSplit={(entries) => onChange(entries.join(', '))}
      />
    </div>
  )
}
