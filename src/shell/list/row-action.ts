import type { QueryClient } from '@tanstack/react-query'
import type { ParsedLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NamedKey, StaticKey } from '#/i18n/i18n'
import type { IconName } from '#/ui/icon/icon'
import type { MenuAction } from '#/ui/menu/menu-items'
import type { ListContext } from './list-context'
import type { RowDeletion, RowWrite } from './row-mutations'

/** The question before an action. */
export interface ActionConfirmation {
  title: string
  hint: ReactNode
  confirmLabel: string
  tone?: 'danger' | 'plain'
}

/** What the list offers to an action that is more than a mutation. */
export interface RowTools extends ListContext {
  client: QueryClient
  copy: (text: string) => Promise<void>
  /** Asks in the list's one dialog, then runs `onConfirm`. */
  ask: (confirmation: ActionConfirmation, onConfirm: () => void) => void
  /** Shows a dialog in place of the list's confirmation; undefined closes it. */
  showDialog: (dialog: ReactNode) => void
}

/** The text of an action: with the name of the record for a button, the word alone for an item of the row's menu. */
type ActionLabel = NamedKey | StaticKey

/** What can be done to a row: a record that the list renders and runs. */
export interface RowAction<Row> {
  /** Unique in the list; part of the key of its mutation. */
  name: string
  icon: IconName
  label: ActionLabel | ((row: Row) => ActionLabel)
  /**
   * `menu`, the default: a word in the menu of the row. `row`: a button of the row. `title`: the name of the row links to
   * it, and it is in the menu. `cell`: where a cell places it (`context.action(name)`).
   */
  place?: 'menu' | 'row' | 'title' | 'cell'
  /** `danger` for what cannot be undone: last in the menu. */
  tone?: 'danger'
  size?: 'sm'
  /** What it does, in the tooltip of its button. */
  hint?: StaticKey
  /** Additional class of the button. */
  className?: string | undefined
  /** Why it is not available: the tooltip, and a notification on click. */
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
export interface RowNumber<Row> {
  name: string
  label: NamedKey
  hint?: StaticKey
  value: (row: Row) => number
  /** The minimum: smaller input is clamped to it. Without it negative numbers are allowed. */
  floor?: number
  mutation: (row: Row, value: number, label: string) => RowWrite
}

/** Defines the actions of a noun's rows, outside components. */
export function defineRowActions<Row>(actions: ReadonlyArray<RowAction<Row>>): ReadonlyArray<RowAction<Row>> {
  return actions
}
