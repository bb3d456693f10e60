import type { GridModel } from '#/ui/grid/use-grid'

/** What the sheet of a list gets from its screen. */
export interface SheetProps<Data extends object> {
  grid: GridModel<Data>
  /** The accessible name: the screen's heading. */
  label: string
  noun: string
  onLeave: () => void
}
