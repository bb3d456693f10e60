import { Select } from '@mantine/core'
import { useRef } from 'react'
import { useT } from '#/ui/language/use-t'
import { Icon } from '#/ui/icon/icon'
import { ERROR_PROPS, type InputProps, type TextChoice } from './input-props'
import classes from './inputs.module.css'
import { CLEAR_BUTTON, LISTBOX_PROPS } from './listbox-props'

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
  const input = useRef<HTMLInputElement>(null)
  const data: readonly TextChoice[] =
    choices ?? field.choices?.map(({ value, label }) => ({ value, label: t(label) })) ?? []
  const colorOf = (choiceValue: string) => data.find(({ value }) => value === choiceValue)?.color
  const isColored = data.some(({ color }) => color !== undefined)
  const chosenColor = colorOf(selected)
  return (
    <Select
      {...frameProps}
      ref={input}
      errorProps={ERROR_PROPS}
      {...LISTBOX_PROPS}
      placeholder={field.placeholder}
      leftSection={chosenColor ? <ColorDot color={chosenColor} /> : undefined}
      renderOption={
        isColored
          ? ({ option, checked }) => (
              <>
                <ColorDot color={colorOf(option.value)} />
                <span className={classes.choice}>{option.label}</span>
                {checked ? <Icon name="check" size={14} /> : null}
              </>
            )
          : undefined
      }
      data={[...data]}
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
  )
}

/** Dot in a theme colour. Decorative: the label says the same. */
function ColorDot({ color }: { color?: string }) {
  const background = color ? `var(--mantine-color-${color}-filled)` : undefined
  return <span aria-hidden="true" className={classes.dot} style={{ background }} />
}
