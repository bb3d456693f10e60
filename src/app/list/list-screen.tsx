import { Button, Checkbox } from '@mantine/core'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import { useNavigate } from '@tanstack/react-router'
import {
  useCallback,
  useMemo,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { useStored } from '#/ui/storage/use-stored'
import { formatCount } from '#/format/quota'
import { useBeingDeleted } from '#/app/jobs/deletions'
import { ReadProblem } from '#/app/problem/read-problem'
import { GridPanel } from '#/ui/grid/grid-panel'
import type { GridSearch } from '#/ui/grid/grid-search'
import { usePageSize } from '#/ui/grid/page-size'
import { useGrid, type GridModel, type GridOptions } from '#/ui/grid/use-grid'
import type { Prefill } from '#/ui/grid/search-text'
import { useT } from '#/ui/language/use-t'
import { TitleRow } from '#/ui/text/page-title'
import { useMinute } from '#/ui/text/time-text'
import { useServerSeconds } from '../server-time'
import type { EditModeProps } from '../edit-mode/edit-mode'
import { useEditMode } from '../edit-mode/edit-mode-switch'
import { saveRowsCsv } from './rows-csv'
import { useListRows, type ListRowsOptions } from './use-list-rows'
import { useWholeList, type ListQueries } from './use-whole-list'

const idOf = ({ id }: { id: number }) => String(id)

/** Whether lists show times as distances from now. */
export const storedIsRelative = storedValue('time.relative', z.boolean())

type Options<Row extends { id: number }, Extra, Search extends GridSearch> = Omit<
  ListRowsOptions<Row, Extra>,
  'rowId' | 'copyRefused' | 'now' | 'keyword' | 'searched'
> &
  Pick<GridOptions<Row>, 'filters' | 'selectable'> & {
    search: Search
    queries: ListQueries<Row>
  }

/** The state of a list screen, for `ListScreen`. */
export interface List<Row extends object, Search> {
  /** The noun. */
  name: string
  grid: GridModel<Row>
  /** Changes search params and returns to the first page. */
  changeSearch: (patch: Partial<Search>, how?: 'push' | 'replace') => void
  overlays: ReactNode
  prefill: Prefill | undefined
}

/** Combines the parts of a list screen: rows, table, actions, search params. What differs between nouns is data. */
export function useListScreen<Row extends { id: number }, Extra, Search extends GridSearch>(
  options: Options<Row, Extra, Search>,
): List<Row, Search> {
  const { search, queries, filters, selectable, ...rowOptions } = options
  const navigate = useNavigate()
  const [prefill, setPrefill] = useState<Prefill>()
  const change = (patch: object, how: 'push' | 'replace') =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...patch }),
      replace: how === 'replace',
    })
  const { keyword } = search
  const { searched } = queries
  const rows = useWholeList(queries, keyword)
  const now = useServerSeconds(useMinute() * 1000)
  const hasRelativeTimes = useStored(storedIsRelative)
  const copyRefused = useCallback((text: string) => setPrefill({ text, at: Date.now() }), [])
  const { cells, overlays } = useListRows<Row, Extra>(
    { ...rowOptions, keyword, searched, rowId: idOf, copyRefused, now, hasRelativeTimes },
    rows,
  )
  const { isOn: isEditing } = useEditMode(options.noun)
  const grid = useGrid<Row>({
    storageKey: options.noun,
    columns: options.columns.definitions,
    cells,
    list: rows,
    pageSize: usePageSize(options.noun, search.size),
    rowId: idOf,
    rowName: options.rowName,
    search,
    onSearch: change,
    filters,
    selectable,
    isEditing,
  })
  // Until its deletion is undone, a row is not part of what else is done to the selection.
  const deleting = useBeingDeleted(options.noun)
  const selected = useMemo(
    () => grid.selected.filter((row) => !deleting.has(idOf(row))),
    [grid.selected, deleting],
  )
  return {
    name: options.noun,
    grid: { ...grid, selected },
    changeSearch: (patch, how = 'push') => change({ ...patch, p: 0 }, how),
    overlays,
    prefill,
  }
}

interface Props<Row extends { id: number }, Search> extends Pick<
  ComponentProps<typeof GridPanel>,
  'filters' | 'tools' | 'extras' | 'actions' | 'selectionActions' | 'empty'
> {
  list: List<Row, Search>
  title: string
  /** What is loading, in messages. Default: the title. */
  noun?: string
  searchHint?: string
  /** Whether a column has times: the column chooser then offers relative ones. */
  hasTimes?: boolean
  /** Between title and table, such as what was just created. */
  notice?: ReactNode
  /** Clears the filters; without it only the keyword is cleared. */
  onClear?: () => void
  /** The lazily loaded component of the edit mode. */
  editMode?: ComponentType<EditModeProps<Row>>
}

/** The shell of a list screen: title, toolbar, table, dialogs. */
export function ListScreen<Row extends { id: number }, Search>(props: Props<Row, Search>) {
  const { list, title, noun = title, hasTimes = false, notice, editMode: EditModeOfList, ...panel } = props
  const t = useT()
  const isRelative = useStored(storedIsRelative) ?? false
  const mode = useEditMode(list.name)
  const { rows, loaded, rest } = list.grid.list
  const count = `${formatCount(loaded.length)}${rest === 'left' ? '+' : ''}`
  return (
    <>
      <TitleRow title={title} count={rows && rest !== 'coming' ? count : undefined} />
      {notice}
      <GridPanel
        {...panel}
        grid={list.grid}
        renderEditMode={
          EditModeOfList && mode.isOn
            ? (tableProps) => <EditModeOfList {...tableProps} onLeave={() => mode.change(false)} />
            : undefined
        }
        label={title}
        loadingText={t('app.loading', { prompt: noun })}
        renderProblem={(error, onRetry, { updatedAt }) => (
          <ReadProblem noun={noun} error={error} onRetry={onRetry} updatedAt={updatedAt} />
        )}
        prefill={list.prefill}
        columnExtras={
          <>
            {hasTimes && (
              <Checkbox
                label={t('grid.columns.relativeTimes')}
                checked={isRelative}
                onChange={({ currentTarget }) => void storedIsRelative.write(currentTarget.checked)}
              />
            )}
            <Button
              size="xs"
              disabled={!rows}
              leftSection={<IconDownload aria-hidden />}
              onClick={() => saveRowsCsv(list.grid.table, title)}
            >
              {t('grid.csv', { n: formatCount(list.grid.table.getRowModel().rows.length) })}
            </Button>
          </>
        }
      />
      {list.overlays}
    </>
  )
}
