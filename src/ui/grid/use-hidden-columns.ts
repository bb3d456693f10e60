import type { RowData } from '@tanstack/react-table'
import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { columnId } from './column-label'
import type { ChangeSearch } from './grid-search'
import type { GridColumns } from './grid-table'

const hiddenText = z.string().check(z.maxLength(4000))

function keptFor(topic: string) {
  const kept = storedValue(`grid.hidden.${topic}`, hiddenText)
  return {
    subscribe: (listener: () => void) => kept.subscribe(listener),
    read: () => kept.read(),
    write: (text: string) => kept.write(text),
  }
}

export type HiddenColumns = {
  hidden: ReadonlySet<string>
  /** Hides exactly these, and remembers them for `topic`. */
  hide: (ids: Iterable<string>) => void
}

/**
 * Which columns are hidden: what the address says, else what this browser remembers for `topic`, else what
 * the columns say themselves.
 */
export function useHiddenColumns<Data extends RowData>(
  topic: string,
  columns: GridColumns<Data>,
  inAddress: string | undefined,
  onSearch: ChangeSearch,
): HiddenColumns {
  const stored = useMemo(() => keptFor(topic), [topic])
  const remembered = useSyncExternalStore(stored.subscribe, stored.read)
  const text = inAddress ?? remembered
  const hidden = useMemo(() => {
    const free = columns.filter(({ meta }) => !meta?.always && meta?.phone !== 'title')
    const asked = text === undefined ? undefined : new Set(text.split(','))
    return new Set(
      free
        .filter((column) => asked?.has(columnId(column)) ?? column.meta?.hidden)
        .map((column) => columnId(column)),
    )
  }, [columns, text])
  return {
    hidden,
    hide: (ids) => {
      const list = [...ids].join(',')
      stored.write(list)
      onSearch({ hide: list }, 'replace')
    },
  }
}
