import { useT } from '#/ui/language/use-t'
import { ToolbarSelect, type SelectProps } from './toolbar-select'

/** A select in the toolbar with its name beside it; blank, without a choice, it lets all rows pass. */
export function FilterSelect<Value extends string>(
  props: Omit<SelectProps<Value>, 'onChange'> & Pick<SelectProps<Value | ''>, 'onChange'>,
) {
  const t = useT()
  const choices = [{ value: '' as const, label: t('common.all') }, ...props.choices]
  return <ToolbarSelect<Value | ''> {...props} choices={choices} />
}

/** A select of the server's sort orders, which cover the whole list, unlike a click on a heading. */
export function SortBy<Value extends string>({ choices, ...props }: Omit<SelectProps<Value>, 'label'>) {
  const t = useT()
  const named = choices.map((choice) =>
    choice.value === '' ? choice : { ...choice, label: `${choice.label} ↓` },
  )
  return <ToolbarSelect {...props} label={t('grid.sortBy')} choices={named} />
}
