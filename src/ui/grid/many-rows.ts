// A module of its own: a page with a plain table uses it without the code and the style sheet of the grid.

/** Tables of more rows are virtualised. */
export const MANY_ROWS = 60

/** Whether a table of `count` rows is virtualised: only the rows near the viewport are in the document. */
export function isVirtual(count: number): boolean {
  return count > MANY_ROWS
}
