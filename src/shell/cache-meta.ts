import type { QueryKey } from '@tanstack/react-query'
import type { PlainKey } from '#/i18n/i18n'

/**
 * Who tells a person about a failure. Left out: the cache does, by a toast (for a query, only when rows were
 * already on the screen: a first load has its panel). `atForm`: the form that sent it. `byCaller`: whoever
 * asked. `always`: a toast even for a first load.
 */
type Told = 'atForm' | 'byCaller' | 'always'

/**
 * Pages in the cache that a write changes at once; `change` gets what the write was asked with, a page, and the
 * answer, which is `SEEN_DONE` when a second look had to stand in for it.
 */
export interface ChangedRows {
  key: QueryKey
  // A method, because those are compared bivariantly: each mutation names its own argument and page types.
  change(asked: unknown, page: unknown, answer: unknown): unknown
}

/**
 * For whom a write may go out. Left out: for whoever this page was drawn for, as far as the browser knows; the server
 * is asked too when this tab was out of sight, where another one may have signed somebody in. `self`: it acts on "the
 * own account", so that the server is asked each time who that is (CD-03, CD-04). `anybody`: it signs in or out.
 */
export type SentFor = 'self' | 'anybody' | undefined

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { told?: Told }
    mutationMeta: {
      /** Keys of queries that the write makes stale. */
      drops?: readonly QueryKey[]
      /** The same, only for a write whose answer got lost: a good answer has changed `rows` exactly. */
      dropsIfLost?: readonly QueryKey[]
      /** What is said when it worked. */
      said?: PlainKey
      /** Or who tells about this very failure, where that depends on it. */
      told?: Told | ((error: unknown) => Told | undefined)
      rows?: ChangedRows
      sentFor?: SentFor
    }
  }
}
