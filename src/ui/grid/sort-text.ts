/** One column and a direction, or no order at all. */
export type Sort = { id: string; desc: boolean } | undefined

/** `-used_quota` → that column, descending; an empty text → none. */
export function parseSort(text: string): Sort {
  const desc = text.startsWith('-')
  const id = desc ? text.slice(1) : text
  return id ? { id, desc } : undefined
}

/** The address's text of an order. */
export function formatSort(sort: Sort): string {
  return sort ? `${sort.desc ? '-' : ''}${sort.id}` : ''
}

/** What a click on the head of `id` makes of the order: ascending, descending, none. */
export function nextSort(current: Sort, id: string): Sort {
  if (current?.id !== id) return { id, desc: false }
  return current.desc ? undefined : { id, desc: true }
}
