import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { LISTBOX_PROPS } from '#/ui/form/inputs/input-props'
import '@mantine/core/styles/Combobox.layer.css'

/** Options that the list shows at once; typing finds the others. */
const MAX_OPTIONS = 100

interface Props extends Omit<AutocompleteProps, 'onChange' | 'data'> {
  models: readonly string[]
  value: string
  onChange: (model: string) => void
}

/** A model by name: one of the list, or another that is typed, which counts with Enter and when the field is left. */
export function ModelInput({ models, value, onChange, ...props }: Props) {
  const [draft, setDraft] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const take = (name: string | undefined) => {
    // The list would cover what comes below.
    setOpen(false)
    setDraft(undefined)
    if (name !== undefined) onChange(name.trim())
  }
  return (
    <Autocomplete
      {...LISTBOX_PROPS}
      limit={MAX_OPTIONS}
      // All, until something is typed.
      {...(draft === undefined && { filter: ({ options, limit }) => options.slice(0, limit) })}
      maxLength={200}
      spellCheck={false}
      data={models}
      value={draft ?? value}
      onInput={({ currentTarget }) => setDraft(currentTarget.value)}
      onOptionSubmit={take}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => take(draft)}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && take(draft)}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      {...props}
    />
  )
}
