import { ActionIcon, NativeSelect } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import type { Icon } from '@tabler/icons-react'
import { useT } from '#/ui/language/use-t'
import classes from './grid.module.css'

interface FilterToggleProps {
  icon: Icon
  label: string
  /** Class of the button. */
  className: string | undefined
  /** Class of what it shows and hides. */
  contentClassName: string | undefined
  /** Whether the filters are open until the button is clicked. */
  isFiltered: boolean
  children: ReactNode
}

/** A button that shows and hides filters: on phones all controls of a toolbar, else those that few people need. */
export function FilterToggle(props: FilterToggleProps) {
  const { icon: ToggleIcon, label, className, contentClassName, isFiltered, children } = props
  const id = useId()
  const [isToggledOpen, setToggledOpen] = useState<boolean>()
  const isOpen = isToggledOpen ?? isFiltered
  return (
    <>
      <ActionIcon
        size="lg"
        aria-label={label}
        title={label}
        className={className}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setToggledOpen(!isOpen)}
      >
        <ToggleIcon aria-hidden />
      </ActionIcon>
      <div id={id} className={contentClassName} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}

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
      classNames={{ root: classes.filter, wrapper: isNarrow ? classes.filterChoices : undefined }}
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
