import type { RowData } from '@tanstack/react-table'
import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'
import { columnId } from './column-label'
import type { ChangeSearch } from './grid-search'
import type { GridColumns } from './grid-table'

const hiddenParam = z.string().check(z.maxLength(4000))

function storedFor(storageKey: string) {
  const kept = storedValue(`grid.hidden.${storageKey}`, hiddenParam)
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
  storageKey: string,
  columns: GridColumns<Data>,
  searchParam: string | undefined,
  onSearch: ChangeSearch,
): HiddenColumns {
  const stored = useMemo(() => storedFor(storageKey), [storageKey])
  const remembered = useSyncExternalStore(stored.subscribe, stored.read)
  const text = searchParam ?? remembered
  const hidden = useMemo(() => {
    const free = columns.filter(({ meta }) => !meta?.isAlwaysShown && meta?.phone !== 'title')
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
