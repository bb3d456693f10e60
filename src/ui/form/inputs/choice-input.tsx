import { Select } from '@mantine/core'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import { useRef, type KeyboardEvent } from 'react'
import { identifierText } from '#/fields/plain-text'
import { useT } from '#/ui/language/use-t'
import { afterPointerUp } from '../after-pointer-up'
import { CLEAR_BUTTON, LISTBOX_PROPS, useTypedText, type InputProps, type TextChoice } from './input-props'
import classes from './inputs.module.css'
import '@mantine/core/styles/Combobox.layer.css'

/** From this many options on, typing filters them. */
const SEARCHABLE_FROM = 8
const MAX_SHOWN = 200

/** Select for one of several options, searchable when there are many. */
export function ChoiceInput(props: InputProps<'choice'>) {
  const { field, value: selected, onChange, onBeforeValidate, frameProps } = props
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const data: readonly TextChoice[] =
    props.choices ?? field.choices?.map(({ value, label }) => ({ value, label: t(label) })) ?? []
  const chosen = data.find(({ value }) => value === selected)
  const markOf = (choiceValue: string) => data.find(({ value }) => value === choiceValue)?.mark
  /** Chooses what was typed as a whole: the list closes with the focus, and shows the old choice again. */
  const choose = (typed: string) => {
    const wanted = identifierText(typed).toLowerCase()
    const named = data.find(({ label }) => label.toLowerCase() === wanted)
    if (named && named.value !== selected) onChange(named.value)
  }
  useTypedText(onBeforeValidate, () => choose(input.current?.value ?? ''))
  /** What is typed or pasted next replaces the label of the choice. */
  const selectLabel = () => {
    if (chosen && input.current?.value === chosen.label) input.current.select()
  }
  const handleKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    const isText = key.length === 1 || key === 'Process'
    if (isText && !ctrlKey && !metaKey) selectLabel()
  }
  return (
    <Select
      {...frameProps}
      {...LISTBOX_PROPS}
      ref={input}
      leftSection={chosen?.mark}
      renderOption={
        data.some(({ mark }) => mark !== undefined)
          ? ({ option, checked }) => (
              <>
                {markOf(option.value)}
                <span className={classes.choice}>{option.label}</span>
                {checked ? <IconCheck size={14} aria-hidden /> : null}
              </>
            )
          : undefined
      }
      data={data.map(({ value, label }) => ({ value, label }))}
      value={selected || null}
      onChange={(value) => onChange(value ?? '')}
      onClick={selectLabel}
      onPaste={selectLabel}
      onKeyDown={handleKeyDown}
      onBlurCapture={({ currentTarget: { value: typed } }) => afterPointerUp(() => choose(typed))}
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
