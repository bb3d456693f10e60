import * as z from 'zod/mini'
import { moneyProblem, moneyToUnits, unitsToMoney } from '#/fields/amount-text'
import type { IntegerField, TextField } from '#/fields/fields'
import { validateValue } from '#/fields/fields-schema'
import { plainText, plainWholeNumber } from '#/fields/number-text'
import { withoutInvisible } from '#/fields/plain-text'
import { formatCount, quotaToDollars, type MoneyScale } from '#/format/quota'
import { t, type StaticKey } from '#/i18n/i18n'
import type { RecordValues } from '#/resources/row-mutations'
import { isBeingDeleted } from '../jobs/deletions'
import type { Value } from './edit-changes'

/** What can be edited in the rows of a list: the lazily loaded counterpart of the columns with `edit`. */
export interface EditDefinition<Row> {
  noun: 'channel' | 'token' | 'redemption'
  rowName: (row: Row) => string
  /** The members of a row as the job compares and sends them. */
  values: (row: Row) => RecordValues
  /** By member the fields of the record's form, whose rules and codecs hold for the cells too. */
  fields: (row: Row) => Readonly<Record<string, IntegerField | TextField>>
  /** Members in server units: shown and typed as money if the server displays money. */
  quotas?: readonly string[]
  /** Why a cell of this record cannot be edited. */
  readOnlyReason?: (row: Row, member: string) => StaticKey | undefined
}

/** What decides how a value is shown. */
type CellKind = Pick<CellModel, 'isQuota'>

/** A cell of one record. */
export interface CellModel {
  isQuota: boolean
  field: IntegerField | TextField
  /** The value of the record. */
  stored: Value
  /** Why it cannot be edited. */
  reason: StaticKey | undefined
}

/** How the values of a member are shown. */
export function cellKind<Row>({ quotas = [] }: EditDefinition<Row>, member: string): CellKind {
  return { isQuota: quotas.includes(member) }
}

/** What a record has in a column; undefined if its noun has no such cell. */
export function cellOf<Row extends { id: number }>(
  definition: EditDefinition<Row>,
  row: Row,
  member: string,
): CellModel | undefined {
  const field = definition.fields(row)[member]
  const stored = definition.values(row)[member]
  if (!field || stored === undefined) return undefined
  const isDeleted = isBeingDeleted(definition.noun, row.id)
  const reason = isDeleted ? 'row.deleting' : definition.readOnlyReason?.(row, member)
  return { ...cellKind(definition, member), field, stored, reason }
}

/** Whether values are typed in dollars. */
export const isMoney = ({ isQuota }: CellKind, scale: MoneyScale) =>
  isQuota && scale.inCurrency && quotaToDollars(1, scale) !== undefined

/** A value as it is typed: the text that an editor begins with. */
export function typedText(cell: CellKind, value: Value, scale: MoneyScale): string {
  return isMoney(cell, scale) ? unitsToMoney(String(value), scale.perDollar) : String(value)
}

/** A value as it is shown. */
export function shownText(cell: CellKind, value: Value, scale: MoneyScale): string {
  if (!cell.isQuota || typeof value === 'string') return String(value)
  if (!isMoney(cell, scale)) return formatCount(value)
  const text = typedText(cell, value, scale)
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`
}

/**
 * What a typed text means for a cell: the value to write, or why it cannot be written. Invisible characters are removed
 * where the form of the record removes them.
 */
export function parseCell(
  cell: CellModel,
  entered: string,
  scale: MoneyScale,
): { value: Value } | { problem: string } {
  // The unchanged text of a value that the rules would refuse, or that loses digits as money.
  if (entered === typedText(cell, cell.stored, scale)) return { value: cell.stored }
  const { field } = cell
  const typed = field.isPlain ? withoutInvisible(entered) : entered
  const plain = () => (cell.isQuota ? plainWholeNumber(typed) : plainText(field, typed))
  const text = isMoney(cell, scale) ? moneyToUnits(typed, scale.perDollar) : plain()
  const problem = (cell.isQuota ? moneyProblem(text) : undefined) ?? validateValue(field, text, {})
  if (problem !== undefined) return { problem }
  const value: unknown = field.codec ? (z.encode(field.codec, text) ?? cell.stored) : text
  return typeof value === 'string' || typeof value === 'number'
    ? { value }
    : { problem: t('fields.required') }
}
