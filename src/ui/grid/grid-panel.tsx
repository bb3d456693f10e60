import { Box, Button, Group, Stack } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import { useId, useRef, useState, type ComponentType, type ReactNode } from 'react'
import IconColumns3 from '@tabler/icons-react/icons/IconColumns3'
import IconDots from '@tabler/icons-react/icons/IconDots'
import IconFilter from '@tabler/icons-react/icons/IconFilter'
import IconRefresh from '@tabler/icons-react/icons/IconRefresh'
import { formatCount } from '#/format/quota'
import { IconButton } from '#/ui/button/icon-button'
import { useFocusFallback } from '#/ui/focus/lost-focus'
import { useT } from '#/ui/language/use-t'
import { PopoverTrigger } from '#/ui/menu/popover-trigger'
import { lazyPart } from '#/ui/status/lazy-part'
import { Grid, type GridProps } from './grid'
import { PageSizeChoice, Pager } from './pager'
import classes from './grid.module.css'
import { GridStatus } from './grid-status'
import { columnLabel } from './grid-table'
import { SearchBox, type Prefill } from './search-text'
import type { GridModel } from './use-grid'

const importBox = async () => (await import('./checkbox')).Checkbox
/** A checkbox of the popover, with which its code is loaded. */
export const ChoiceBox = lazyPart(importBox)
/** Rejects where that fails, so that the popover says it once. */
const loadBox = () => importBox().then(ChoiceBox.load)

const END = { marginInlineStart: 'auto' } as const

type Props<Data extends RowData> = Omit<GridProps<Data>, 'table'> & {
  /** The placeholder of the search box. */
  searchHint?: string
  prefill?: Prefill | undefined
  /** Filters over the loaded rows; on phones behind a button, as are the other controls of the toolbar. */
  filters?: ReactNode
  /** Controls in place of the search box, never behind a button. */
  leading?: ReactNode
  /** Controls after the filters, such as the server's sort orders. */
  tools?: ReactNode
  /** Icon buttons at the end of the toolbar, such as a menu of what can be done to all rows. */
  extras?: ReactNode
  /** The primary action, such as *Add*; never behind a button. */
  actions?: ReactNode
  /** Choices below those of the columns. */
  columnExtras?: ReactNode
  /** Figures about the rows, between toolbar and table. */
  summary?: ReactNode
  /** Actions on the selected rows. */
  selectionActions?: ReactNode
  /** The table in edit mode, with what belongs to it. */
  editMode?: ComponentType<GridProps<Data>>
}

/** A list screen below its heading: toolbar, filters, selection bar, table and footer. */
export function GridPanel<Data extends RowData>(props: Props<Data>) {
  const { grid, prefill, leading, filters } = props
  const editMode = grid.isEditing ? props.editMode : undefined
  const Table = editMode ?? Grid
  const hasSearch = leading === undefined
  const t = useT()
  const { search, onSearch } = grid
  const panel = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  useFocusFallback(panel, table)
  // What is only ever one page of the server has nothing to say above its rows.
  const isPaged = grid.list.rest === 'paged'
  const controlsId = useId()
  const [isToggledOpen, setToggledOpen] = useState<boolean>()
  const isOpen = isToggledOpen ?? (hasSearch && grid.isFiltered)
  const filtersLabel = grid.isFiltered ? 'grid.controls.active' : 'grid.controls'
  return (
    <Stack ref={panel} gap="sm">
      <Group className={classes.tools}>
        {leading ?? (
          <SearchBox
            key={prefill?.at}
            keyword={search.keyword}
            onKeyword={(keyword, how) => onSearch({ keyword, p: 0 }, how)}
            prefill={prefill?.text}
            placeholder={props.searchHint}
          />
        )}
        <IconButton
          icon={hasSearch ? IconFilter : IconDots}
          size="lg"
          label={t(hasSearch ? filtersLabel : 'grid.controls.columns')}
          className={classes.controlsToggle}
          aria-expanded={isOpen}
          aria-controls={controlsId}
          onClick={() => setToggledOpen(!isOpen)}
        />
        <div id={controlsId} className={classes.controls} data-open={isOpen || undefined}>
          {filters && (
            <Box role="group" aria-label={t('grid.filters')} display="contents">
              {filters}
            </Box>
          )}
          {props.tools}
          <IconButton
            icon={IconRefresh}
            size="lg"
            style={END}
            label={t('grid.refresh')}
            busy={grid.list.isRefreshing}
            onClick={grid.list.refetch}
          />
          <ColumnChooser grid={grid}>{props.columnExtras}</ColumnChooser>
          {props.extras}
        </div>
        {props.actions}
      </Group>
      {props.summary}
      {grid.selectable && !editMode && grid.selected.length > 0 ? (
        // `Grid` announces the count.
        <Group className={`${classes.status} ${classes.selection}`}>
          <span aria-hidden="true">{t('grid.selected', { n: formatCount(grid.selected.length) })}</span>
          {props.selectionActions}
          <Button variant="subtle" onClick={grid.clearSelection}>
            {t('grid.clearSelection')}
          </Button>
        </Group>
      ) : (
        !isPaged && <GridStatus grid={grid} />
      )}
      <Table {...props} table={table} />
      {grid.list.rows && (
        <Group justify="flex-end">
          {isPaged && <GridStatus grid={grid} />}
          <Pager grid={grid} table={table} />
          <PageSizeChoice grid={grid} />
        </Group>
      )}
    </Stack>
  )
}

/** A popover with a checkbox per hideable column; the choice is stored in the URL and in this browser. */
function ColumnChooser<Data extends RowData>({
  grid,
  children,
}: {
  grid: GridModel<Data>
  children: ReactNode
}) {
  const t = useT()
  const { table, hiddenColumns } = grid
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide())
  const toggle = (id: string, isShown: boolean) => {
    const otherIds = [...hiddenColumns.hidden].filter((hiddenId) => hiddenId !== id)
    hiddenColumns.hide(isShown ? otherIds : [...otherIds, id])
  }
  const choices = () => (
    <Stack>
      {columns.map((column) => (
        <ChoiceBox
          key={column.id}
          label={columnLabel(column)}
          checked={!hiddenColumns.hidden.has(column.id)}
          onChange={({ currentTarget }) => toggle(column.id, currentTarget.checked)}
        />
      ))}
      <Button size="xs" onClick={() => hiddenColumns.hide([])}>
        {t('grid.columns.reset')}
      </Button>
      {children}
    </Stack>
  )
  return (
    <PopoverTrigger load={loadBox} content={choices}>
      {(triggerProps) => (
        <IconButton icon={IconColumns3} size="lg" label={t('grid.columns')} {...triggerProps} />
      )}
    </PopoverTrigger>
  )
}
