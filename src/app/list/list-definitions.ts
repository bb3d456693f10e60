import type { QueryClient } from '@tanstack/react-query'
import { useRouter, type BuildLocationFn, type ParsedLocation } from '@tanstack/react-router'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Icon } from '@tabler/icons-react'
import { formatQuota, type MoneyDigits } from '#/format/quota'
import { visibleText } from '#/format/visible-text'
import { currentLanguage, onLanguageChange, t, type NamedKey, type StaticKey } from '#/i18n/i18n'
import type { Account } from '#/resources/account/account'
import { moneyScale, type Status } from '#/resources/status/status'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import type { MenuAction } from '#/ui/menu/menu-items'
import type { RowState } from '#/ui/row/row-state'
import { useIsPhone } from '#/ui/theme/phone'
import { rowLinks, type LinkProps } from './row-links'
import type { RowDeletion, RowWrite } from './row-writes'

/** What cells and actions need besides the record, read once per list. A change renders all rows. */
export interface ListContext {
  t: typeof t
  language: string
  status: Status
  account: Account | undefined
  /** Formats a quota as the server is configured; a dash if it is undefined. */
  quota: (quota: number | undefined, digits?: MoneyDigits) => string
  /** Returns the location of a page. */
  locate: BuildLocationFn
  /** Returns the props of an anchor that is a link to a location. */
  link: (location: ParsedLocation) => LinkProps
  /** Goes to a page. */
  open: (href: string) => void
  /** The current minute in Unix seconds; undefined outside lists that render each minute. */
  now: number | undefined
  /** Whether the list shows relative times, with the times themselves as tooltips, and not the other way round. */
  hasRelativeTimes: boolean
  /** Whether rows have two lines, and a button that opens them. */
  isPhone: boolean
}

/** What a cell gets besides the record. */
export interface CellContext<Extra = undefined> extends ListContext {
  state: RowState
  /** The value that the list computes for the row (`ListRowsOptions.extra`). */
  extra: Extra | undefined
  /** Marks in a text of the row what the search has found. */
  mark: (text: string) => ReactNode
  /** Renders the button of an action. */
  action: (name: string) => ReactNode
  /** Renders the name of the row, as the link to its page. */
  name: () => ReactNode
  /** Renders the direct actions and the button of the row's menu. */
  actions: () => ReactNode
  /** Renders the input of a number. */
  number: (name: string) => ReactNode
}

/**
 * Returns the context of a list, or of the page of a record; its identity changes with language, status, account, `now`,
 * the choice of relative times or the width of a phone.
 */
export function useListContext(now?: number, hasRelativeTimes = false, isList = true): ListContext {
  const router = useRouter()
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  const status = useStatus()
  const account = useAccount()
  const isPhone = useIsPhone()
  return useMemo(() => {
    const scale = moneyScale(status)
    return {
      t,
      language,
      status,
      account,
      quota: (quota, digits) => (quota === undefined ? '–' : formatQuota(quota, scale, digits)),
      locate: router.buildLocation,
      ...rowLinks(router, isList),
      now,
      hasRelativeTimes,
      isPhone,
    }
  }, [router, language, status, account, now, hasRelativeTimes, isList, isPhone])
}

/** The question before an action. */
export interface ActionConfirmation {
  title: string
  hint: ReactNode
  confirmLabel: string
  tone?: 'danger' | 'plain'
}

/** What the list offers to an action besides the record. */
export interface RowTools extends ListContext {
  client: QueryClient
  /** Shows a dialog in place of the list's confirmation; undefined closes it. */
  showDialog: (dialog: ReactNode) => void
  /** Resolves with whether the text was copied. */
  copy: (text: string) => Promise<boolean>
  /** Asks in the list's one dialog, then runs `onConfirm`. It closes, or waits for the promise and shows its error. */
  ask: (confirmation: ActionConfirmation, onConfirm: () => Promise<unknown> | void) => void
}

/** What can be done to a row: a record that the list renders and runs. */
export interface RowAction<Row> {
  /** Unique in the list; part of the key of its mutation. */
  name: string
  icon: Icon
  /** With the name of the record for a button, the word alone for an item of the row's menu. */
  label: NamedKey | StaticKey | ((row: Row) => NamedKey | StaticKey)
  /**
   * `menu`, the default: a word in the menu of the row. `row`: a button of the row. `title`: the name of the row links to
   * it, and it is in the menu. `cell`: where a cell places it (`context.action(name)`). `page`: on the page of the record.
   */
  place?: 'menu' | 'row' | 'title' | 'cell' | 'page'
  /** The label of its button on the page of the record, which names the record already. */
  word?: StaticKey | ((row: Row) => StaticKey)
  /** That it is a button of the record's page, too. */
  onPage?: true
  /** Whether its button is the one that a phone shows before the row is opened. */
  isMain?: true
  /** `danger` for what cannot be undone: last in the menu. */
  tone?: 'danger'
  size?: 'sm'
  /** What it does, in the tooltip of its button. */
  hint?: StaticKey
  /** Why it is not available: the tooltip, and in a list a notification on click. */
  disabledReason?: (row: Row, context: ListContext) => StaticKey | undefined
  /** A link to a page instead of a button. Disabled, it is a button with the role of a link. */
  link?: (row: Row, context: ListContext) => ParsedLocation
  /** The write it starts; its button is busy until the response, and marked after a failure. */
  mutation?: (row: Row, tools: RowTools) => RowWrite
  /** The deletion it starts after its question; it waits some seconds, in which it can be undone. */
  deletion?: (row: Row, tools: RowTools) => RowDeletion
  /** The question before the write. The dialog shows its error and stays open. */
  confirm?: (row: Row, context: ListContext) => ActionConfirmation
  /** Keeps the button busy while the server's Retry-After is running. */
  waitsForRetryAfter?: true
  /** What it does if it writes nothing. */
  run?: (row: Row, tools: RowTools) => void
  /** Other ways to do it, under a heading of the row's menu. */
  choices?: { heading: StaticKey; items: (row: Row, tools: RowTools) => readonly MenuAction[] }
}

/** A number of a row that is edited in its cell. */
export interface EditableNumber<Row> {
  name: string
  label: NamedKey
  hint?: StaticKey
  value: (row: Row) => number
  /** The minimum: smaller input is clamped to it. Without it negative numbers are allowed. */
  floor?: number
  mutation: (row: Row, value: number, label: string) => RowWrite
}

/** What the controls of the rows call. It keeps its identity as long as the context of the list does. */
export interface RowRunner<Row> {
  /** Runs an action, unless the row says why not. */
  press: (action: RowAction<Row>, row: Row) => void
  /** Opens the menu of a row with these actions, or closes it. */
  pressMenu: (button: HTMLButtonElement, row: Row, actions: ReadonlyArray<RowAction<Row>>) => void
  /** Starts a write, also while another of the same action runs: those of one record are sent one after the other. */
  write: (write: RowWrite, action: string, id: string) => Promise<unknown>
  /** Takes the deletion of a row back. */
  undoDeletion: (id: string) => void
  /** Shows all cells of a row on a phone, or two lines of them. */
  setOpen: (id: string, isOpen: boolean) => void
}

/** A row as its controls need it. */
export interface RenderedRow<Row> {
  row: Row
  id: string
  name: string
  state: RowState
  runner: RowRunner<Row>
}

/** Whether a click on the button of an action is ignored: its write runs, or the server asked to wait. */
export function isActionBusy<Row>(
  { name, waitsForRetryAfter }: RowAction<Row>,
  { actions }: RowState,
): boolean {
  const run = actions[name]
  return run !== undefined && (run.isPending || (waitsForRetryAfter === true && run.isWaiting))
}

/** Whether an action is an item of the row's menu. */
export function isInMenu<Row>({ place = 'menu' }: RowAction<Row>): boolean {
  return place === 'menu' || place === 'title'
}

/** The key of the text of an action. */
export const labelOf = <Row>({ label }: RowAction<Row>, row: Row) =>
  typeof label === 'function' ? label(row) : label

/** The question before a deletion: names the record, with invisible characters shown, and says what is lost. */
export function confirmDeletion(name: string, hint: string): ActionConfirmation {
  return {
    title: t('row.confirmDelete', { name: visibleText(name) }),
    hint,
    confirmLabel: t('row.delete'),
  }
}
