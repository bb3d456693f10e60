import { Select } from '@mantine/core'
import { useRef } from 'react'
import { useT } from '#/ui/language/use-t'
import { Icon } from '#/ui/icon/icon'
import { ColorDot } from './color-dot'
import { ERROR_PROPS } from './error-props'
import type { InputProps, TextChoice } from './input-props'
import classes from './inputs.module.css'
import { CLEAR_BUTTON, LISTBOX_PROPS } from './listbox-props'

/** From this many choices on, typing narrows them. */
const LONG = 8
const MOST_SHOWN = 200

/** One of several. */
export function ChoiceInput({ field, answer, onAnswer, onLeave, frame, choices }: InputProps<'choice'>) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const data: readonly TextChoice[] =
    choices ?? field.choices?.map(({ value, label }) => ({ value, label: t(label) })) ?? []
  const colorOf = (wanted: string) => data.find(({ value }) => value === wanted)?.color
  const isColored = data.some(({ color }) => color !== undefined)
  const chosenColor = colorOf(answer)
  return (
    <Select
      {...frame}
      ref={input}
      errorProps={ERROR_PROPS}
      {...LISTBOX_PROPS}
      placeholder={field.example}
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
      value={answer || null}
      onChange={(value) => onAnswer(value ?? '')}
      onBlur={onLeave}
      allowDeselect={false}
      clearable={!field.required}
      clearButtonProps={{ ...CLEAR_BUTTON, 'aria-label': t('form.clear') }}
      onClear={() => input.current?.focus()}
      searchable={data.length >= LONG}
      limit={MOST_SHOWN}
      nothingFoundMessage={t('form.nothingFound')}
    />
  )
}
