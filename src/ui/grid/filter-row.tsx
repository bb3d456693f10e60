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

type Choice = { value: string; label: string }

interface FilterSelectProps {
  label: string
  /** Without the choice of all rows, whose value is blank. */
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

/** A select in the toolbar with its name beside it; without a choice it lets all rows pass. */
export function FilterSelect({ label, choices, value, onChange }: FilterSelectProps) {
  const t = useT()
  const all = { value: '', label: t('grid.filter.all') }
  return <ToolbarSelect label={label} choices={[all, ...choices]} value={value} onChange={onChange} />
}

function ToolbarSelect({ label, choices, value, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      classNames={{ root: classes.filter, wrapper: classes.filterChoices }}
      label={label}
      data={choices}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

type SortByProps<Value extends string> = {
  choices: readonly (Choice & { value: Value })[]
  value: Value
  onChange: (value: Value) => void
}

/** A select of the server's sort orders, which cover the whole list, unlike a click on a heading. */
export function SortBy<Value extends string>({ choices, value, onChange }: SortByProps<Value>) {
  const t = useT()
  const select = (text: string) => {
    const selected = choices.find((choice) => choice.value === text)
    if (selected) onChange(selected.value)
  }
  const named = choices.map((choice) => ({
    ...choice,
    label: choice.value === '' ? choice.label : t('grid.sortBy.order', { label: choice.label }),
  }))
  return <ToolbarSelect label={t('grid.sortBy')} choices={named} value={value} onChange={select} />
}
