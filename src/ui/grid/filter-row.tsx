import { useId, useState, type ReactNode } from 'react'
import { PlainButton } from '#/ui/controls/plain-button'
import type { Choice } from '#/ui/controls/plain-select'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { LabelledSelect } from '../controls/labelled-select'
import classes from './grid-panel.module.css'

interface Props {
  /** Whether a filter is set: the filters are then expanded by default. */
  filtered: boolean
  children: ReactNode
}

/** Filters that are collapsed behind a button on phones, to leave room for the rows. */
export function CollapsibleFilters({ filtered, children }: Props) {
  const t = useT()
  const id = useId()
  const [isToggledOpen, setToggledOpen] = useState<boolean>()
  const isOpen = isToggledOpen ?? filtered
  return (
    <>
      <PlainButton
        className={classes.filterToggle}
        lead={<Icon name="filter" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setToggledOpen(!isOpen)}
      >
        {t(filtered ? 'grid.filters.active' : 'grid.filters')}
      </PlainButton>
      <div id={id} className={classes.collapsible} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}

/** A labelled row of filters, collapsible on phones. */
export function FilterRow({ filtered, children }: Props) {
  const t = useT()
  return (
    <CollapsibleFilters filtered={filtered}>
      <div role="group" aria-label={t('grid.filters')} className={classes.filters}>
        {children}
      </div>
    </CollapsibleFilters>
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
  return <LabelledSelect label={t('grid.sortBy')} choices={choices} value={value} onChange={select} />
}
