import { Button, Checkbox } from '@mantine/core'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import type { QueryKey } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { useStored } from '#/ui/storage/use-stored'
import { formatCount } from '#/format/quota'
import { searchRows, type Searched } from '#/format/text-search'
import { retryAfterOf } from '#/http/failure'
import { useBeingDeleted } from '#/app/jobs/deletions'
import { ReadProblem } from '#/app/problem/read-problem'
import type { ListQuery, PageQuery } from '#/ui/grid/grid-page'
import { GridPanel } from '#/ui/grid/grid-panel'
import type { ChangeSearch, GridSearch } from '#/ui/grid/grid-search'
import { usePageSize } from '#/ui/grid/page-size'
import { useGrid, type GridModel, type GridOptions } from '#/ui/grid/use-grid'
import { useGridRows, type GridRows } from '#/ui/grid/use-grid-rows'
import type { Prefill } from '#/ui/grid/use-search-text'
import { useT } from '#/ui/language/use-t'
import { CountedTitle } from '#/ui/text/page-title'
import { useMinute } from '#/ui/text/time-text'
import { useServerSeconds } from '../server-time'
import type { EditModeProps } from '../edit-mode/edit-mode'
import { useEditMode } from '../edit-mode/edit-mode-switch'
import { saveRowsCsv } from './rows-csv'
import { useListRows, type ListRowsOptions } from './use-list-rows'

const retryDelayOf = (error: unknown) => retryAfterOf(error)?.seconds
const idOf = ({ id }: { id: number }) => String(id)

/** The queries of a list. */
interface ListQueries<Row> {
  page: PageQuery<Row>
  /** The search for the keyword, if there is one; it replaces the pages. */
  matching?: ListQuery<Row> | undefined
  /** Where all rows are stored. */
  all: { queryKey: QueryKey }
  /** Fetches all rows at once. */
  fetchAll: ListQuery<Row>
  /** What a search over all loaded rows looks at. */
  searched: (row: Row) => Searched
  /** Sorts all rows as the server orders the pages; undefined where that is the order they are in. */
  inOrder?: ((rows: Row[]) => Row[]) | undefined
}

type Options<Row extends { id: number }, Extra, Search extends GridSearch> = Omit<
  ListRowsOptions<Row, Extra>,
  'rowId' | 'copyRefused' | 'now' | 'keyword' | 'searched'
> &
  Pick<GridOptions<Row>, 'filters' | 'selectable'> & {
    search: Search
    queries: ListQueries<Row>
    /** Whether all rows are loaded when the list is opened, and not by the first filter or sort. */
    loadsAll?: boolean
  }

/** The state of a list screen, for `ListScreen`. */
export interface List<Row extends object, Search> {
  /** The noun. */
  name: string
  grid: GridModel<Row>
  rows: GridRows<Row>
  /** All rows that are loaded, displayed or not. */
  loadedRows: readonly Row[]
  /** Changes search params and returns to the first page. */
  changeSearch: (patch: Partial<Search>, how?: 'push' | 'replace') => void
  overlays: ReactNode
  prefill: Prefill | undefined
}

const NO_ROWS: never[] = []

/** Combines the parts of a list screen: rows, table, actions, search params. What differs between nouns is data. */
export function useListScreen<Row extends { id: number }, Extra, Search extends GridSearch>(
  options: Options<Row, Extra, Search>,
): List<Row, Search> {
  const { search, queries, filters, selectable, loadsAll, ...rowOptions } = options
  const navigate = useNavigate()
  const [prefill, setPrefill] = useState<Prefill>()
  const change = (patch: object, how: 'push' | 'replace') =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...patch }),
      replace: how === 'replace',
    })
  const onSearch: ChangeSearch = change
  const { keyword } = search
  const { searched, inOrder } = queries
  const ofAll = useMemo(() => {
    if (!keyword) return inOrder
    return (all: Row[]) => {
      const found = searchRows(all, keyword, searched)
      return inOrder ? inOrder(found) : found
    }
  }, [keyword, searched, inOrder])
  const rows = useGridRows<Row>({
    page: queries.page,
    searchQuery: queries.matching,
    allRowsQuery: queries.all,
    fetchAllQuery: queries.fetchAll,
    loadsAll,
    ofAll,
    pageSize: usePageSize(options.noun, search.size),
    rowId: idOf,
    search,
    onSearch,
    filtered: filters !== undefined && filters.length > 0,
    retryDelayOf,
  })
  const now = useServerSeconds(useMinute() * 1000)
  const [hasRelativeTimes] = useRelativeTimes()
  const copyRefused = (text: string) => setPrefill({ text, at: Date.now() })
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
    rowId: idOf,
    rowName: options.rowName,
    search,
    onSearch,
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
    rows,
    loadedRows: rows.state === 'ready' ? rows.loadedRows : NO_ROWS,
    changeSearch: (patch, how = 'push') => change({ ...patch, p: 0 }, how),
    overlays,
    prefill,
  }
}

interface Props<Row extends { id: number }, Search> extends Pick<
  ComponentProps<typeof GridPanel>,
  'filters' | 'moreFilters' | 'isFilteredMore' | 'tools' | 'extras' | 'actions' | 'selectionActions' | 'empty'
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

/** Shows the times of all lists as distances from now. */
function RelativeTimesChoice() {
  const t = useT()
  const [isRelative, choose] = useRelativeTimes()
  return (
    <Checkbox
      label={t('grid.columns.relativeTimes')}
      checked={isRelative}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  )
}

/** The number of all rows, with a plus if there may be more; undefined until it is known. */
function countOf<Row extends object>({ list, hasNextPage }: GridModel<Row>): string | undefined {
  if (list.state !== 'ready' || list.isPlaceholder) return undefined
  const total = list.scope === 'whole' ? list.loadedRows.length : list.bounds.total
  return total === undefined
    ? `${formatCount(list.loadedRows.length)}${hasNextPage ? '+' : ''}`
    : formatCount(total)
}

/** The shell of a list screen: title, toolbar, table, dialogs. */
export function ListScreen<Row extends { id: number }, Search>(props: Props<Row, Search>) {
  const { list, title, noun = title, hasTimes = false, notice, editMode: EditModeOfList, ...panel } = props
  const t = useT()
  const mode = useEditMode(list.name)
  const leave = () => mode.change(false)
  return (
    <>
      <CountedTitle count={countOf(list.grid)}>{title}</CountedTitle>
      {notice}
      <GridPanel
        {...panel}
        grid={list.grid}
        renderEditMode={
          EditModeOfList && mode.isOn
            ? (tableProps) => <EditModeOfList {...tableProps} noun={list.name} onLeave={leave} />
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
            {hasTimes && <RelativeTimesChoice />}
            <Button
              size="xs"
              disabled={list.rows.state !== 'ready'}
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

const storedIsRelative = storedValue('time.relative', z.boolean())
const choose = (isRelative: boolean) => void storedIsRelative.write(isRelative)

/** Whether lists show relative times instead of full ones, and a function that stores the choice. */
export function useRelativeTimes(): readonly [isRelative: boolean, choose: (isRelative: boolean) => void] {
  return [useStored(storedIsRelative) ?? false, choose]
}
