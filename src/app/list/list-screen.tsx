import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import IconPlus from '@tabler/icons-react/icons/IconPlus'
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
import { LinkButton } from '#/ui/button/link-button'
import { useStored } from '#/ui/storage/use-stored'
import { formatCount } from '#/format/quota'
import type { NamedRow } from '#/resources/known-record'
import type { Noun } from '#/resources/record-queries'
import { useBeingDeleted } from '#/app/jobs/deletions'
import { ReadProblem } from '#/app/problem/read-problem'
import { Grid, type GridProps } from '#/ui/grid/grid'
import { ChoiceBox, GridPanel } from '#/ui/grid/grid-panel'
import type { GridSearch } from '#/ui/grid/grid-search'
import { usePageSize } from '#/ui/grid/page-size'
import { useGrid, type GridModel } from '#/ui/grid/use-grid'
import type { Prefill } from '#/ui/grid/search-text'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { useServerMinute } from '../server-time'
import { TitleRow } from '#/ui/text/page-title'
import type { EditDefinition } from '../edit-mode/edit-definition'
import { useEditMode } from '../edit-mode/edit-mode-switch'
import { EmptyList } from './empty-list'
import { saveRowsCsv } from './rows-csv'
import { useListRows, type ListRowsOptions } from './use-list-rows'
import { useWholeList, type ListQueries } from './use-whole-list'

const idOf = ({ id }: { id: number }) => String(id)

/** Whether lists show times as distances from now. */
export const storedIsRelative = storedValue('time.relative', z.boolean())

type Options<Row extends { id: number }, Extra, Search extends GridSearch> = Omit<
  ListRowsOptions<Row, Extra>,
  'noun' | 'rowId' | 'copyRefused' | 'now' | 'keyword' | 'searched'
> & {
  noun: Noun
  search: Search
  /** The columns that search params filter, by the name of the param. */
  filters: Readonly<Record<string, string>>
  queries: ListQueries<Row>
}

/** The state of a list screen, for `ListScreen`. */
export interface List<Row extends object, Search> {
  noun: Noun
  grid: GridModel<Row>
  /** Changes search params and returns to the first page. */
  changeSearch: (patch: Partial<Search>, how?: 'push' | 'replace') => void
  /** Removes the keyword and all filters. */
  clear: () => void
  overlays: ReactNode
  prefill: Prefill | undefined
}

/** Combines the parts of a list screen: rows, table, actions, search params. What differs between nouns is data. */
export function useListScreen<Row extends { id: number }, Extra, Search extends GridSearch>(
  options: Options<Row, Extra, Search>,
): List<Row, Search> {
  const { search, queries, filters: columnOf, ...rowOptions } = options
  const navigate = useNavigate()
  const [prefill, setPrefill] = useState<Prefill>()
  const change = (patch: object, how: 'push' | 'replace') =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...patch }),
      replace: how === 'replace',
    })
  const changeSearch = (patch: object, how: 'push' | 'replace' = 'push') => change({ ...patch, p: 0 }, how)
  const params = Object.keys(columnOf)
  const values = new Map<string, unknown>(Object.entries(search))
  const filters = useMemo(
    () =>
      Object.entries(columnOf)
        .map(([param, id]) => ({ id, value: values.get(param) }))
        .filter(({ value }) => value !== ''),
    // oxlint-disable-next-line react/exhaustive-deps -- another page or order must not filter all rows again
    [params.map((param) => values.get(param)).join('\n')],
  )
  const { keyword } = search
  const { searched } = queries
  const rows = useWholeList(queries, keyword)
  const now = useServerMinute()
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
    selectable: true,
    isEditing,
  })
  // Until its deletion is undone, a row is not part of what else is done to the selection.
  const deleting = useBeingDeleted(options.noun)
  const selected = useMemo(
    () => grid.selected.filter((row) => !deleting.has(idOf(row))),
    [grid.selected, deleting],
  )
  return {
    noun: options.noun,
    grid: { ...grid, selected },
    changeSearch,
    clear: () => changeSearch(Object.fromEntries(['keyword', ...params].map((param) => [param, '']))),
    overlays,
    prefill,
  }
}

interface Props<Row extends { id: number }, Search> extends Pick<
  ComponentProps<typeof GridPanel>,
  'filters' | 'tools' | 'extras' | 'selectionActions'
> {
  list: List<Row, Search>
  title: string
  /** The icon of the page in the menu. */
  icon: Icon
  /** What the rows are, in messages. Default: the title. */
  rowsName?: string
  searchHint?: string
  /** Whether a column has times: the column chooser then offers relative ones. */
  hasTimes?: boolean
  /** Links to the pages that belong together with this one. */
  tabs?: ReactNode
  /** Between title and table, such as what was just created. */
  notice?: ReactNode
  /** The lazily loaded component of the edit mode. */
  editMode?: ComponentType<GridProps<Row>>
}

/** The shell of a list screen: title, toolbar, table, dialogs. */
export function ListScreen<Row extends { id: number }, Search>(props: Props<Row, Search>) {
  const { list, title, icon, rowsName = title, hasTimes = false, tabs, notice, ...panel } = props
  const t = useT()
  const isRelative = useStored(storedIsRelative) ?? false
  const { rows, loaded, rest } = list.grid.list
  const count = `${formatCount(loaded.length)}${rest === 'left' ? '+' : ''}`
  // It leads back to the list.
  const add = (
    <LinkButton
      variant="filled"
      to={`/${list.noun}/add`}
      state={{ fromList: true }}
      leftSection={<IconPlus aria-hidden />}
    >
      {t(`${list.noun}.add`)}
    </LinkButton>
  )
  return (
    <>
      <TitleRow title={title} count={rows && rest !== 'coming' ? count : undefined}>
        {tabs}
      </TitleRow>
      {notice}
      <GridPanel
        {...panel}
        grid={list.grid}
        onClear={list.clear}
        actions={add}
        empty={
          <EmptyList icon={icon} text={t(`${list.noun}.empty`)}>
            {add}
          </EmptyList>
        }
        label={title}
        loadingText={t('app.loading', { prompt: rowsName })}
        renderProblem={(error, onRetry, { updatedAt }) => (
          <ReadProblem noun={rowsName} error={error} onRetry={onRetry} updatedAt={updatedAt} />
        )}
        prefill={list.prefill}
        columnExtras={
          <>
            {hasTimes && (
              <ChoiceBox
                label={t('grid.columns.relativeTimes')}
                checked={isRelative}
                onChange={({ currentTarget }) => void storedIsRelative.write(currentTarget.checked)}
              />
            )}
            <Button
              size="xs"
              disabled={!rows || rest === 'coming'}
              leftSection={<IconDownload aria-hidden />}
              onClick={() => saveRowsCsv(list.grid.table, title)}
            >
              {t('grid.csv', { n: formatCount(list.grid.matchCount) })}
            </Button>
          </>
        }
      />
      {list.overlays}
    </>
  )
}

/** The edit mode of a list, of which the code and what can be edited are loaded when it begins. */
export function lazyEditMode<Row extends NamedRow>(load: () => Promise<EditDefinition<Row>>) {
  const loadMode = async () => {
    const [{ EditMode }, definition] = await Promise.all([import('../edit-mode/edit-mode'), load()])
    return (props: GridProps<Row>) => <EditMode {...props} definition={definition} />
  }
  return lazyPart(loadMode, { Loading: Grid })
}
