import { Button, Stack } from '@mantine/core'
import type { RowData } from '@tanstack/react-table'
import { PlainButton } from '#/ui/controls/plain-button'
import { PopoverTrigger } from '#/ui/menu/popover-trigger'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { columnLabel } from './column-label'
import { CheckboxField } from '../controls/checkbox'
import type { GridModel } from './use-grid'

/** Which columns are shown: in the address, and remembered for this list. */
export function ColumnChooser<Data extends RowData>({ grid }: { grid: GridModel<Data> }) {
  const t = useT()
  const { table, hiddenColumns: hiding } = grid
  const columns = table
    .getAllLeafColumns()
    .filter(({ columnDef: { meta } }) => !meta?.isAlwaysShown && meta?.phone !== 'title')
  const toggle = (id: string, on: boolean) => {
    const others = [...hiding.hidden].filter((one) => one !== id)
    hiding.hide(on ? others : [...others, id])
  }
  const choices = () => (
    <Stack gap="xs">
      {columns.map((column) => (
        <CheckboxField
          key={column.id}
          label={columnLabel(column)}
          checked={!hiding.hidden.has(column.id)}
          onChange={({ currentTarget }) => toggle(column.id, currentTarget.checked)}
        />
      ))}
      <Button variant="default" size="xs" onClick={() => hiding.hide([])}>
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
