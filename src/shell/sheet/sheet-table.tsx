import type { RowData } from '@tanstack/react-table'
import { Suspense, type KeyboardEvent, type ReactNode, type Ref, type RefObject } from 'react'
import IconChevronUp from '@tabler/icons-react/icons/IconChevronUp'
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown'
import { isVirtual } from '#/ui/grid/grid-page'
import { TABLE_ROLES, type GridTableRow } from '#/ui/grid/grid-table'
import type { GridModel } from '#/ui/grid/use-grid'
import { VirtualRows } from '#/ui/grid/virtual-rows'
import { undoDeletion, useBeingDeleted } from '../jobs/deletions'
import type { SheetEditor } from './sheet-editor'
import { sheetEvents } from './sheet-events'
import { activeIn, rangeBetween, type SheetLayout } from './sheet-range'
import { SheetRow, type SheetColumn, type SheetContext } from './sheet-row'
import type { SheetStore } from './sheet-state'
import classes from './sheet.module.css'

interface Props<Data extends RowData> {
  grid: GridModel<Data>
  label: string
  context: SheetContext<Data>
  layout: SheetLayout
  state: ReturnType<SheetStore['read']>
  editor: SheetEditor
  body: RefObject<HTMLTableSectionElement | null>
  noun: string
}

/** Spread into the table: ARIA lets a table be a grid, while the lint rule on interactive roles refuses the attribute. */
const GRID_ROLE = { role: 'grid' }

/** The rows of a list as a grid of cells: one tab stop, events handled by the `tbody`. */
export function SheetTable<Data extends RowData>(props: Props<Data>) {
  const { grid, label, context, layout, state, editor, body, noun } = props
  const { pageRows } = grid
  const { batch, anchor, editor: openEditor } = state
  const active = activeIn(layout, state.active)
  const range = active && rangeBetween(layout, anchor ?? active, active)
  const selectedRows = new Set(range?.ids)
  const deleting = useBeingDeleted(noun)
  const selectedMembers = range?.members.join() ?? ''
  const isVirtualised = isVirtual(pageRows.length)

  const renderRow = (row: GridTableRow<Data>, index?: number, measure?: Ref<HTMLTableRowElement>) => {
    return (
      <SheetRow
        key={row.id}
        context={context}
        row={row.original}
        id={row.id}
        active={active?.id === row.id ? active.member : undefined}
        selected={selectedRows.has(row.id) ? selectedMembers : ''}
        editor={openEditor?.cell.id === row.id ? openEditor : undefined}
        deletion={deleting.get(row.id)}
        pending={batch.get(Number(row.id))}
        index={index}
        measure={measure}
      />
    )
  }

  const undo = (id: string) => {
    undoDeletion(noun, id)
    const [member] = layout.members
    // The button is gone.
    if (member !== undefined) editor.goTo({ id, member })
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.target !== event.currentTarget || !active || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    editor.goTo(active)
  }

  return (
    <div className={classes.box}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a grid is interactive */}
      <table
        {...GRID_ROLE}
        // What has the focus after the row with it has left the page.
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        aria-label={label}
        aria-multiselectable="true"
        aria-rowcount={isVirtualised ? pageRows.length + 1 : undefined}
        className={classes.table}
      >
        <SheetHead grid={grid} columns={context.columns} editor={editor} />
        <tbody {...TABLE_ROLES.group} {...sheetEvents(editor, () => layout, undo)} ref={body}>
          {isVirtualised ? (
            <Suspense>
              <VirtualRows rows={pageRows} body={body} renderRow={renderRow} />
            </Suspense>
          ) : (
            pageRows.map((row) => renderRow(row))
          )}
        </tbody>
      </table>
    </div>
  )
}

interface HeadProps<Data extends RowData> {
  grid: GridModel<Data>
  columns: readonly SheetColumn[]
  editor: SheetEditor
}

/** The headings. Their buttons sort; the arrow keys reach them from the first row, and Tab does not stop at them. */
function SheetHead<Data extends RowData>({ grid, columns, editor }: HeadProps<Data>): ReactNode {
  const handleKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { key, currentTarget } = event
    const buttons = [...currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const cell = editor.activeCell()
    if (key === 'ArrowDown' && cell) editor.goTo(cell)
    else if (key === 'ArrowRight') buttons[at + 1]?.focus()
    else if (key === 'ArrowLeft') buttons[at - 1]?.focus()
    else return
    event.preventDefault()
  }
  return (
    <thead {...TABLE_ROLES.group}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons */}
      <tr {...TABLE_ROLES.row} aria-rowindex={1} onKeyDown={handleKeyDown}>
        {columns.map(({ id, label, member, align, isTitle, canSort }) => {
          const sorted = grid.table.getColumn(id)?.getIsSorted()
          return (
            <th
              key={id}
              {...TABLE_ROLES.head}
              className={classes.heading}
              data-member={member}
              data-align={align}
              data-place={isTitle ? 'title' : member === undefined ? 'shown' : undefined}
              aria-sort={sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
            >
              {canSort ? (
                <button
                  type="button"
                  tabIndex={-1}
                  className={classes.sort}
                  onClick={() => grid.toggleSort(id)}
                >
                  {label}
                  {sorted === 'desc' && <IconChevronDown size={12} aria-hidden />}
                  {sorted === 'asc' && <IconChevronUp size={12} aria-hidden />}
                </button>
              ) : (
                label
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
