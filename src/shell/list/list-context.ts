import { useRouter, type BuildLocationFn } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { formatQuota } from '#/format/quota'
import { currentLanguage, onLanguageChange, t, type Language } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { moneyScale, type Status } from '#/resources/status/status'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { defineGridColumns } from '#/ui/grid/grid-table'
import type { RowState } from '#/ui/row/row-states'

/** What cells and actions need besides the record, read once per list. A change renders all rows. */
export interface ListContext {
  t: typeof t
  language: Language
  status: Status
  account: Account | undefined
  /** Formats a quota as the server is configured; a dash if it is undefined. */
  quota: (quota: number | undefined, digits?: number) => string
  /** Returns the location of a page; its `publicHref` is for an anchor with `data-link`, whose clicks the list routes. */
  locate: BuildLocationFn
  /** The current minute in Unix seconds; undefined in a list that shows the times themselves. */
  now: number | undefined
}

/** What a cell gets besides the record. */
export interface CellContext<Extra = undefined> extends ListContext {
  state: RowState
  /** The value that the list computes for the row (`ListRowsOptions.extra`). */
  extra: Extra | undefined
  /** Renders the button of an action. */
  action: (name: string) => ReactNode
  /** Renders the name of the row, as the link to its page. */
  name: () => ReactNode
  /** Renders the direct actions and the button of the row's menu. */
  actions: () => ReactNode
  /** Renders the input of a number. */
  number: (name: string) => ReactNode
}

/** Defines the columns of a list: `defineColumns<Token>()([…])`. Cells are functions and call no hook (H10). */
export function defineColumns<Row extends object, Extra = undefined>() {
  return defineGridColumns<Row, CellContext<Extra>>()
}

/** Returns the context of a list; its identity changes with language, status, account or `now`. */
export function useListContext(now: number | undefined): ListContext {
  const router = useRouter()
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  const status = useStatus()
  const account = useAccount()
  return useMemo(() => {
    const scale = moneyScale(status)
    return {
      t,
      language,
      status,
      account,
      quota: (quota, digits) => (quota === undefined ? '–' : formatQuota(quota, scale, digits)),
      locate: router.buildLocation,
      now,
    }
  }, [router, language, status, account, now])
}
