import { NativeSelect, type NativeSelectProps } from '@mantine/core'

export interface SelectProps<Value extends string> extends Pick<NativeSelectProps, 'className' | 'size'> {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: string
  onChange: (value: Value) => void
}

/** A select with its name beside it. */
export function ToolbarSelect<Value extends string>({ choices, onChange, ...select }: SelectProps<Value>) {
  return (
    <NativeSelect
      {...select}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((choice) => choice.value === currentTarget.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
