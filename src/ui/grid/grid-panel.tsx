import { Button, Stack } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import { useRef, type ReactNode } from 'react'
import { PlainButton } from '#/ui/controls/plain-button'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { PopoverTrigger } from '#/ui/menu/popover-trigger'
import { CheckboxField } from '../controls/checkbox'
import { FilterRow } from './filter-row'
import { Grid, type GridProps } from './grid'
import { useFocusFallback } from './grid-focus'
import { LoadAllRows, PageSizeChoice, Pager, PartialDataNote, RowCount } from './grid-footer'
import classes from './grid-panel.module.css'
import { columnLabel } from './grid-table'
import { SearchBox, type Prefill } from './search-box'
import type { GridModel } from './use-grid'

type Props<Data extends RowData> = Omit<GridProps<Data>, 'table'> & {
  /** False if the list has no search. */
  searchable?: boolean
  /** The placeholder of the search box. */
  searchHint?: string
  prefill?: Prefill | undefined
  /** Controls after the search box, such as the server's sort orders. */
  tools?: ReactNode
  /** Filters over the loaded rows, in a row of their own; on phones behind a button. */
  filters?: ReactNode
  /** Actions at the end of the toolbar, such as add or download. */
  actions?: ReactNode
  /** Actions on the selected rows. */
  selectionActions?: ReactNode
}

/** A list screen below its heading: toolbar, filters, selection bar, table and footer. */
export function GridPanel<Data extends RowData>(props: Props<Data>) {
  const {
    grid,
    searchable = true,
    searchHint,
    prefill,
    tools,
    filters,
    actions,
    selectionActions,
    renderProblem,
  } = props
  const { search, onSearch } = grid
  const panel = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  useFocusFallback(panel, table)
  return (
    <div ref={panel} className={classes.panel}>
      <div className={classes.tools}>
        {searchable && (
          <SearchBox
            keyword={search.keyword}
            onKeyword={(keyword) => onSearch({ keyword, p: 0 }, search.keyword ? 'replace' : 'push')}
            prefill={prefill}
            placeholder={searchHint}
          />
        )}
        {tools}
        <span className={classes.space} />
        <RefreshButton grid={grid} />
        <ColumnChooser grid={grid} />
        {actions}
      </div>
      {filters && <FilterRow filtered={grid.isFiltered}>{filters}</FilterRow>}
      {grid.selectable && <SelectionBar grid={grid}>{selectionActions}</SelectionBar>}
      <Grid {...props} table={table} />
      <div className={classes.foot}>
        <RowCount grid={grid} />
        <PartialDataNote grid={grid} />
        <LoadAllRows grid={grid} renderProblem={renderProblem} />
        <span className={classes.space} />
        <PageSizeChoice grid={grid} />
        <Pager grid={grid} table={table} />
      </div>
    </div>
  )
}

/** Refetches the displayed rows. While fetching it keeps the focus and ignores clicks. */
function RefreshButton<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { refreshing, refetch } = grid.list
  return (
    <PlainButton
      lead={
        <span className={classes.refreshIcon} data-spinning={refreshing || undefined}>
          <Icon name="refresh" />
        </span>
      }
      aria-disabled={refreshing || undefined}
      onClick={() => {
        if (!refreshing) refetch()
      }}
    >
      {t('grid.refresh')}
    </PlainButton>
  )
}

/** A popover with a checkbox per hideable column; the choice is stored in the URL and in this browser. */
function ColumnChooser<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { table, hiddenColumns } = grid
  const columns = table
    .getAllLeafColumns()
    .filter(({ columnDef: { meta } }) => !meta?.isAlwaysShown && meta?.phone !== 'title')
  const toggle = (id: string, isShown: boolean) => {
    const otherIds = [...hiddenColumns.hidden].filter((hiddenId) => hiddenId !== id)
    hiddenColumns.hide(isShown ? otherIds : [...otherIds, id])
  }
  const choices = () => (
    <Stack gap="xs">
      {columns.map((column) => (
        <CheckboxField
          key={column.id}
          label={columnLabel(column)}
          checked={!hiddenColumns.hidden.has(column.id)}
          onChange={({ currentTarget }) => toggle(column.id, currentTarget.checked)}
        />
      ))}
      <Button variant="default" size="xs" onClick={() => hiddenColumns.hide([])}>
        {t('grid.columns.reset')}
      </Button>
    </Stack>
  )
  return (
    <PopoverTrigger content={choices}>
      {(triggerProps) => (
        <PlainButton lead={<Icon name="columns" />} {...triggerProps}>
          {t('grid.columns')}
        </PlainButton>
      )}
    </PopoverTrigger>
  )
}

type SelectionBarProps<Data extends RowData> = { grid: GridModel<Data>; children: ReactNode }

/** The actions on the selected rows, rendered while rows are selected. `Grid` announces the count. */
function SelectionBar<Data extends RowData>({ grid, children }: SelectionBarProps<Data>) {
  const t = useT()
  if (grid.selected.length === 0) return null
  return (
    <div className={classes.selection}>
      <span aria-hidden="true">{t('grid.selected', { n: grid.selected.length })}</span>
      {children}
      <PlainButton tone="subtle" onClick={grid.clearSelection}>
        {t('grid.clearSelection')}
      </PlainButton>
    </div>
  )
}
