import type { RowData } from '@tanstack/react-table'
import { lazy, Suspense, useSyncExternalStore, type ReactNode, type Ref, type RefObject } from 'react'
import { currentLanguage, onLanguageChange } from '#/i18n/i18n'
import { columnsShown } from './column-label'
import { GridRow } from './grid-row'
import { TABLE_ROLES } from './table-roles'
import type { GridTableRow } from './grid-table'
import type { GridModel } from './use-grid'
import type { VirtualRowsProps } from './virtual-rows'

/** Slow, but there: what is drawn when the code that draws a part of many rows does not come. */
const AllRows = <Data extends RowData>({ rows, renderRow }: VirtualRowsProps<Data>): ReactNode =>
  rows.map((row, place) => renderRow(row, place))

// Fetched with the first list that needs it.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lazy() forgets the type parameter
const VirtualRows = lazy(() =>
  import('./virtual-rows').then(
    (code) => ({ default: code.VirtualRows }),
    () => ({ default: AllRows }),
  ),
) as typeof AllRows

/** From here on only the rows near the window are in the document. */
const MANY_ROWS = 60

type Props<Data extends RowData> = { grid: GridModel<Data>; body: RefObject<HTMLTableSectionElement | null> }

/** The rows on screen. */
export function GridBody<Data extends RowData>({ grid, body }: Props<Data>) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  const { table, pageRows: shown, selectable, rowName } = grid
  const shape = columnsShown(table)

  const renderRow = (row: GridTableRow<Data>, place?: number, measure?: Ref<HTMLTableRowElement>) => (
    <GridRow
      key={row.id}
      row={row}
      scope={shape}
      name={rowName(row.original)}
      selectable={selectable}
      selected={grid.isSelected(row.id)}
      language={language}
      index={place}
      measure={measure}
    />
  )

  return (
    <tbody {...TABLE_ROLES.group} ref={body}>
      {isVirtual(shown.length) ? (
        <Suspense fallback={shown.slice(0, MANY_ROWS).map((row, place) => renderRow(row, place))}>
          <VirtualRows rows={shown} body={body} renderRow={renderRow} />
        </Suspense>
      ) : (
        shown.map((row) => renderRow(row))
      )}
    </tbody>
  )
}

/** Whether a table of `count` rows is drawn in part. */
export function isVirtual(count: number): boolean {
  return count > MANY_ROWS
}
