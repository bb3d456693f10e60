import { Select } from '@mantine/core'
import { useRef } from 'react'
import { useT } from '#/ui/language/use-t'
import { Icon } from '#/ui/icon/icon'
import { MantineScope } from '#/ui/theme/mantine-scope'
import { ERROR_PROPS, type InputProps, type TextChoice, CLEAR_BUTTON, LISTBOX_PROPS } from './input-props'
import classes from './inputs.module.css'

/** From this many options on, typing filters them. */
const SEARCHABLE_FROM = 8
const MAX_SHOWN = 200

/** Select for one of several options, searchable when there are many. */
export function ChoiceInput({
  field,
  value: selected,
  onChange,
  onBlur,
  frameProps,
  choices,
}: InputProps<'choice'>) {
  const t = useT()
  const { optionalMark, ...frame } = frameProps
  const input = useRef<HTMLInputElement>(null)
  const data: readonly TextChoice[] =
    choices ?? field.choices?.map(({ value, label }) => ({ value, label: t(label) })) ?? []
  const markOf = (choiceValue: string) => data.find(({ value }) => value === choiceValue)?.mark
  const isMarked = data.some(({ mark }) => mark !== undefined)
  return (
    <MantineScope>
      <Select
        {...frame}
        ref={input}
        errorProps={ERROR_PROPS}
        labelProps={{ 'data-required': frameProps['aria-required'], 'data-optional': optionalMark }}
        {...LISTBOX_PROPS}
        placeholder={field.placeholder}
        leftSection={markOf(selected)}
        renderOption={
          isMarked
            ? ({ option, checked }) => (
                <>
                  {markOf(option.value)}
                  <span className={classes.choice}>{option.label}</span>
                  {checked ? <Icon name="check" size={14} /> : null}
                </>
              )
            : undefined
        }
        data={data.map(({ value, label }) => ({ value, label }))}
        value={selected || null}
        onChange={(value) => onChange(value ?? '')}
        onBlur={onBlur}
        allowDeselect={false}
        clearable={!field.required}
        clearButtonProps={{ ...CLEAR_BUTTON, 'aria-label': t('form.clear') }}
        onClear={() => input.current?.focus()}
        searchable={data.length >= SEARCHABLE_FROM}
        limit={MAX_SHOWN}
        nothingFoundMessage={t('form.nothingFound')}
      />
    </MantineScope>
  )
}
