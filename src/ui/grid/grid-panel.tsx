import type { RowData } from '@tanstack/react-table'
import { useRef, type ReactNode } from 'react'
import { ColumnChooser } from './column-chooser'
import { FilterRow } from './filter-row'
import { Grid, type GridProps } from './grid'
import classes from './grid-panel.module.css'
import { LoadAllRows } from './load-all'
import { PageSizeChoice } from './page-size'
import { Pager } from './pager'
import { RefreshButton } from './refresh-button'
import { RowCount } from './row-count'
import { PartialDataNote } from './partial-data-note'
import { SearchBox, type Prefill } from './search-box'
import { SelectionBar } from './selection-bar'
import { useFocusFallback } from './use-focus-fallback'

type Props<Data extends RowData> = Omit<GridProps<Data>, 'table'> & {
  /** False where the list cannot be searched. */
  searchable?: boolean
  searchHint?: string
  prefill?: Prefill | undefined
  /** Orders of this list, after the search box. */
  tools?: ReactNode
  /** Filters over the rows already here, in a row of their own; on a phone behind a button. */
  filters?: ReactNode
  /** What can be done here, at the end: add, download … */
  actions?: ReactNode
  /** What can be done with the selected rows. */
  selectionActions?: ReactNode
}

/** A whole list screen below its heading: tools, table, count and pages. */
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
