import type { Grid } from '../support/grid'
import type { Server } from '../support/server'
import { aliceUses } from './log-entries'

/** Adds entries of alice whose prompt tokens count up from `from`. */
export async function addEntries(world: Server, from: number, count: number) {
  for (let n = 0; n < count; n += 1) await aliceUses(world, from + n)
}

/** Returns the prompt token counts of the visible rows, which identify them; `cell` is the index of the column. */
export async function readPromptCounts(grid: Grid, cell = 3): Promise<number[]> {
  const rows = grid.table.locator('tr[data-row]')
  // Read all cells in one call, because rows may unmount between two reads.
  const texts = await rows.evaluateAll(
    (all, at) => all.map((row) => row.querySelectorAll('td')[at]?.textContent ?? ''),
    cell,
  )
  return texts.map((text) => Number(text.replaceAll(',', '')))
}

/** `count` numbers down from `from`. */
export const countDown = (from: number, count: number) => Array.from({ length: count }, (_, at) => from - at)
