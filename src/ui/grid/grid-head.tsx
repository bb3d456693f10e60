import { FlexRender, type RowData } from '@tanstack/react-table'
import type { FocusEvent } from 'react'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { TABLE_ROLES } from './table-roles'
import { Checkbox } from '../controls/checkbox'
import classes from './grid.module.css'
import type { GridModel } from './use-grid'

/** Browsers do not bring to sight what is focused inside of something sticky (AX-32). */
const scrollIntoView = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The headings; those that can be sorted by are buttons. */
export function GridHead<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const { table } = grid
  return (
    <thead {...TABLE_ROLES.group} className={classes.head}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} {...TABLE_ROLES.row} aria-rowindex={1}>
          {grid.selectable && <SelectAll grid={grid} />}
          {group.headers.map((header) => {
            const { column } = header
            const sorted = column.getIsSorted()
            return (
              <th
                key={header.id}
                {...TABLE_ROLES.head}
                className={classes.heading}
                data-align={column.columnDef.meta?.align}
                data-place={column.columnDef.meta?.phone}
                data-plain={!column.getCanSort() || undefined}
                aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
              >
                {column.getCanSort() ? (
                  <button
                    type="button"
                    className={classes.sort}
                    onClick={() => grid.toggleSort(column.id)}
                    onFocus={scrollIntoView}
                  >
                    <FlexRender header={header} />
                    <span className={classes.arrow} data-sorted={sorted || undefined}>
                      <Icon name={sorted === 'desc' ? 'chevron-down' : 'chevron-up'} size={12} />
                    </span>
                  </button>
                ) : (
                  <FlexRender header={header} />
                )}
              </th>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}

function SelectAll<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const chosen = grid.pageRows.filter((row) => grid.isSelected(row.id)).length
  const all = chosen > 0 && chosen === grid.pageRows.length
  return (
    <th {...TABLE_ROLES.head} className={classes.heading} data-place="select">
      <Checkbox
        label={t('grid.selectAll')}
        checked={all}
        isIndeterminate={chosen > 0 && !all}
        onChange={() => grid.select(grid.pageRows, !all)}
      />
    </th>
  )
}
