/** The roles a table has by itself and loses where a style sheet lays it out as cards: said once more. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  title: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
