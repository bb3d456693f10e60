import { Select } from '@mantine/core'
import { useRef, useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { CLEAR_BUTTON, LISTBOX_PROPS, type InputProps, type TextChoice } from './input-props'
import '@mantine/core/styles/Combobox.layer.css'

/** From this many options on, typing filters them. */
const SEARCHABLE_FROM = 8
const MAX_SHOWN = 200

/** Select for one of several options, searchable when there are many. */
export function ChoiceInput(props: InputProps<'choice'>) {
  const { field, value: selected, onChange, frameProps } = props
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  // The options are there from the first focus on: Mantine renders those of a closed list, too.
  const [isUsed, setUsed] = useState(false)
  const data: readonly TextChoice[] =
    props.choices ?? field.choices?.map(({ value, label }) => ({ value, label: t(label) })) ?? []
  const chosen = data.find(({ value }) => value === selected)
  /** What is typed or pasted next replaces the label of the choice. */
  const selectLabel = () => {
    if (chosen && input.current?.value === chosen.label) input.current.select()
  }
  return (
    <Select
      {...frameProps}
      {...LISTBOX_PROPS}
      ref={input}
      leftSection={chosen?.mark}
      data={isUsed ? data : data.filter((each) => each === chosen)}
      onFocus={() => setUsed(true)}
      value={selected || null}
      onChange={(value) => onChange(value ?? '')}
      onClick={selectLabel}
      onPaste={selectLabel}
      onKeyDown={({ key, ctrlKey, metaKey }) => key.length === 1 && !ctrlKey && !metaKey && selectLabel()}
      // Not at once: Mantine scrolls to the option, for which the page is laid out.
      selectFirstOptionOnChange={isUsed}
      allowDeselect={false}
      // A form that opens with the focus on it would cover its other fields with the list.
      openOnFocus={false}
      clearable={!field.required}
      clearButtonProps={{ ...CLEAR_BUTTON, 'aria-label': t('form.clear') }}
      onClear={() => input.current?.focus()}
      searchable={data.length >= SEARCHABLE_FROM}
      limit={MAX_SHOWN}
      nothingFoundMessage={t('form.nothingFound')}
    />
  )
}
