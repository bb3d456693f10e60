import * as z from 'zod/mini'
import { moneyToUnits, unitsToMoney } from '#/fields/amount-text'
import type { IntegerField, TextField } from '#/fields/fields'
import { validateValue } from '#/fields/fields-schema'
import { plainText } from '#/fields/number-text'
import { withoutInvisible } from '#/fields/plain-text'
import { formatCount, quotaToDollars, type MoneyScale } from '#/format/quota'
import { t, type StaticKey } from '#/i18n/i18n'
import type { RecordValues } from '#/resources/row-mutations'
import { isBeingDeleted } from '../jobs/deletions'
import type { Value } from './edit-changes'

type CellField = IntegerField | TextField

/** What can be edited in the rows of a list: the lazily loaded counterpart of the columns with `edit`. */
export interface EditDefinition<Row> {
  noun: 'channel' | 'token' | 'redemption'
  /** The members of a row as the job compares and sends them. */
  values: (row: Row) => RecordValues
  /** By member the fields of the record's form, whose rules and codecs hold for the cells too. */
  fields: Readonly<Record<string, CellField>>
  /** Why a cell of this record cannot be edited. */
  readOnlyReason?: (row: Row, member: string) => StaticKey | undefined
}

/** A cell of one record. */
export interface CellModel {
  field: CellField
  /** The value of the record. */
  stored: Value
  /** Why it cannot be edited. */
  reason: StaticKey | undefined
}

/** What a record has in a column; undefined if its noun has no such cell. */
export function cellOf<Row extends { id: number }>(
  definition: EditDefinition<Row>,
  row: Row,
  member: string,
): CellModel | undefined {
  const field = definition.fields[member]
  const stored = definition.values(row)[member]
  if (!field || stored === undefined) return undefined
  const isDeleted = isBeingDeleted(definition.noun, row.id)
  const reason = isDeleted ? 'row.deleting' : definition.readOnlyReason?.(row, member)
  return { field, stored, reason }
}

export const isQuota = (field: CellField | undefined): boolean =>
  field?.kind === 'integer' && field.isQuota === true

/** Whether values are typed in dollars. */
export const isMoney = (field: CellField | undefined, scale: MoneyScale): boolean =>
  isQuota(field) && scale.inCurrency && quotaToDollars(1, scale) !== undefined

/** A value as it is typed: the text that an editor begins with. */
export function typedText(field: CellField | undefined, value: Value, scale: MoneyScale): string {
  return isMoney(field, scale) ? unitsToMoney(String(value), scale.perDollar) : String(value)
}

/** A value as it is shown. */
export function shownText(field: CellField | undefined, value: Value, scale: MoneyScale): string {
  if (!isQuota(field) || typeof value === 'string') return String(value)
  if (!isMoney(field, scale)) return formatCount(value)
  const text = typedText(field, value, scale)
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`
}

/**
 * What a typed text means for a cell: the value to write, or why it cannot be written. Invisible characters are removed
 * where the form of the record removes them.
 */
export function parseCell(
  { field, stored }: CellModel,
  entered: string,
  scale: MoneyScale,
): { value: Value } | { problem: string } {
  // The unchanged text of a value that the rules would refuse, or that loses digits as money.
  if (entered === typedText(field, stored, scale)) return { value: stored }
  const typed = field.isPlain ? withoutInvisible(entered) : entered
  const text = isMoney(field, scale) ? moneyToUnits(typed, scale.perDollar) : plainText(field, typed)
  const problem = validateValue(field, text, {})
  if (problem !== undefined) return { problem }
  const value: unknown = field.codec ? (z.encode(field.codec, text) ?? stored) : text
  return typeof value === 'string' || typeof value === 'number'
    ? { value }
    : { problem: t('fields.required') }
}
