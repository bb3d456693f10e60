import type { Channel } from '#/resources/channel/channel'
import { PlainButton } from '#/ui/controls/plain-button'
import type { GridModel } from '#/ui/grid/use-grid'
import { useT } from '#/ui/language/use-t'
import { DETAIL_COLUMNS } from './channel-columns'

/** Adds and takes away the columns that matter now and then. The column chooser knows them too. */
export function DetailsButton({ grid }: { grid: GridModel<Channel> }) {
  const t = useT()
  const { hidden, hide } = grid.hiddenColumns
  const isShown = DETAIL_COLUMNS.every((id) => !hidden.has(id))
  const others = [...hidden].filter((id) => !DETAIL_COLUMNS.some((detail) => detail === id))
  return (
    <PlainButton onClick={() => hide(isShown ? [...others, ...DETAIL_COLUMNS] : others)}>
      {t(isShown ? 'channel.details.hide' : 'channel.details.show')}
    </PlainButton>
  )
}
