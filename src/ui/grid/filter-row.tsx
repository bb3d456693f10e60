import { NativeSelect } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import classes from './grid.module.css'

interface SelectProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: string
  onChange: (value: Value) => void
  /** Whether long choices are cut off: they are those of the data. */
  isNarrow?: boolean
}

/** A select with its name beside it. */
export function ToolbarSelect<Value extends string>(props: SelectProps<Value>) {
  const { label, choices, value, onChange, isNarrow = false } = props
  return (
    <NativeSelect
      className={isNarrow ? classes.filter : undefined}
      label={label}
      data={choices}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((choice) => choice.value === currentTarget.value)
        if (chosen) onChange(chosen.value)
      }}
    />
  )
}

/** A select in the toolbar with its name beside it; blank, without a choice, it lets all rows pass. */
export function FilterSelect<Value extends string>(
  props: Omit<SelectProps<Value>, 'onChange'> & Pick<SelectProps<Value | ''>, 'onChange'>,
) {
  const t = useT()
  const choices = [{ value: '' as const, label: t('common.all') }, ...props.choices]
  return <ToolbarSelect<Value | ''> {...props} choices={choices} isNarrow />
}

/** A select of the server's sort orders, which cover the whole list, unlike a click on a heading. */
export function SortBy<Value extends string>({ choices, ...props }: Omit<SelectProps<Value>, 'label'>) {
  const t = useT()
  const named = choices.map(({ value, label }) => ({
    value,
    label: value === '' ? label : `${label} ↓`,
  }))
  return <ToolbarSelect {...props} label={t('grid.sortBy')} choices={named} isNarrow />
}
