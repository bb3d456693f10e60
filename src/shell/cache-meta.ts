import type { QueryKey } from '@tanstack/react-query'
import type { StaticKey } from '#/i18n/i18n'
import type { RowPatch } from '#/resources/create-mutation'

/**
 * Who reports an error. Default: the cache shows a toast (for queries, only when data is already displayed; a first
 * load has its error panel). `form`: the form that submitted. `caller`: the calling code. `toastAlways`: a toast even
 * for a first load.
 */
type ErrorHandler = 'form' | 'caller' | 'toastAlways'

/**
 * Which account must be signed in for a write to be sent. Default: the account that this page was rendered for, checked
 * with the server if the tab lost focus, because another tab may have signed in a different one. `self`: the write acts
 * on the signed-in account, so the server is asked every time (CD-03, CD-04). `anybody`: it signs in or out.
 */
export type ActsOn = 'self' | 'anybody' | undefined

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { errorHandledBy?: ErrorHandler }
    mutationMeta: {
      /** Query keys that the write invalidates. */
      invalidates?: readonly QueryKey[]
      /** Query keys to invalidate only if the response was lost: otherwise `patchRows` has updated them exactly. */
      invalidatesIfLost?: readonly QueryKey[]
      /** Text of the toast after success. */
      successMessage?: StaticKey
      /** Who reports the error; a function where that depends on the error. */
      errorHandledBy?: ErrorHandler | ((error: unknown) => ErrorHandler | undefined)
      /** Cached pages that the write changes in place after success. */
      patchRows?: RowPatch
      actsOn?: ActsOn
    }
  }
}
