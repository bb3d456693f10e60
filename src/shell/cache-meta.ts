import type { QueryKey } from '@tanstack/react-query'
import type { StaticKey } from '#/i18n/i18n'

/**
 * Who tells a person about a failure. Left out: the cache does, by a toast (for a query, only when rows were
 * already on the screen: a first load has its panel). `atForm`: the form that sent it. `byCaller`: whoever
 * asked. `always`: a toast even for a first load.
 */
type ErrorHandler = 'form' | 'caller' | 'toastAlways'

/**
 * Pages in the cache that a write changes at once; `change` gets what the write was asked with, a page, and the
 * answer, which is `CONFIRMED_WITHOUT_RESPONSE` when a second look had to stand in for it.
 */
export interface RowPatch {
  key: QueryKey
  // A method, because those are compared bivariantly: each mutation names its own argument and page types.
  change(variables: unknown, page: unknown, result: unknown): unknown
}

/**
 * For whom a write may go out. Left out: for whoever this page was drawn for, as far as the browser knows; the server
 * is asked too when this tab was out of sight, where another one may have signed somebody in. `self`: it acts on "the
 * own account", so that the server is asked each time who that is (CD-03, CD-04). `anybody`: it signs in or out.
 */
export type ActsOn = 'self' | 'anybody' | undefined

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { errorHandledBy?: ErrorHandler }
    mutationMeta: {
      /** Keys of queries that the write makes stale. */
      invalidates?: readonly QueryKey[]
      /** The same, only for a write whose answer got lost: a good answer has changed `rows` exactly. */
      invalidatesIfLost?: readonly QueryKey[]
      /** What is said when it worked. */
      successMessage?: StaticKey
      /** Or who tells about this very failure, where that depends on it. */
      errorHandledBy?: ErrorHandler | ((error: unknown) => ErrorHandler | undefined)
      patchRows?: RowPatch
      actsOn?: ActsOn
    }
  }
}
