import * as z from 'zod/mini'
import {
  type AnyFieldValues,
  emptyValue,
  mapFields,
  isSameValue,
  type AnyField,
  type Fields,
  type FieldValue,
  type FieldValueByKind,
  type FieldValues,
  type MemberCodec,
  type SecretField,
} from './fields'
import { identifierText } from './plain-text'
import { parseWholeNumber } from './whole-number'

type FormOnly = { isFormOnly: true }
type MemberOf<Of extends AnyField> = Of extends { codec: MemberCodec<infer Member, FieldValue> }
  ? Member
  : FieldValueByKind[Of['kind']]

/** Members that a record must have to fill a form: all but secrets, which the server never returns. */
export type RecordOf<Of extends Fields> = {
  readonly [Name in keyof Of as Of[Name] extends FormOnly | SecretField ? never : Name]: MemberOf<Of[Name]>
}
/** Members as sent in a request: a list with commas between. */
export type BodyOf<Of extends Fields> = {
  -readonly [Name in keyof Of as Of[Name] extends FormOnly ? never : Name]: MemberOf<
    Of[Name]
  > extends readonly string[]
    ? string
    : MemberOf<Of[Name]>
}
/** Members of a record that differ from it, as sent. */
export type Changes = Readonly<Record<string, unknown>>

const membersOf = (record: object) => new Map<string, unknown>(Object.entries(record))

function isFieldValue(value: unknown): value is FieldValue {
  return typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value)
}

function toValue(field: AnyField, stored: unknown): FieldValue {
  const value = field.codec ? z.decode(field.codec, stored) : stored
  return isFieldValue(value) ? value : emptyValue(field.kind)
}

/** Form values of a new record: the `initial` values of the fields, else blanks. */
export function initialValues<Of extends Fields>(fields: Of): FieldValues<Of> {
  return mapFields(fields, ({ kind, initial = emptyValue(kind) }) => initial)
}

/** Converts a record to form values. Secrets and fields that only assist the form are blank. */
export function toValues<Of extends Fields>(fields: Of, record: RecordOf<Of>): FieldValues<Of> {
  const members = membersOf(record)
  return mapFields(fields, (field, name) =>
    field.isFormOnly || field.kind === 'secret' ? emptyValue(field.kind) : toValue(field, members.get(name)),
  )
}

/** A member as it is sent. */
export const sentMember = (member: unknown): unknown => (Array.isArray(member) ? member.join(',') : member)

/**
 * Converts valid form values to the members of a request. What is as the stored `record` has it is sent as it is stored.
 */
export function toBody<Of extends Fields>(
  fields: Of,
  values: FieldValues<Of>,
  record?: RecordOf<Of>,
): BodyOf<Of> {
  const stored = membersOf(record ?? {})
  const asStored: AnyFieldValues | undefined = record && toValues(fields, record)
  const typed: AnyFieldValues = values
  const body = Object.entries(fields).flatMap(([name, field]) => {
    const value = typed[name]
    if (field.isFormOnly || value === undefined) return []
    const isStored = asStored && field.kind !== 'secret' && isSameValue(asStored[name], value)
    const member = isStored ? stored.get(name) : field.codec ? z.encode(field.codec, value) : value
    return [[name, sentMember(member)]]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same names by the fields' own codecs
  return Object.fromEntries(body) as BodyOf<Of>
}

/** The members of a body that differ from the record; a secret, which no record has, counts once it is typed. */
export function toChanges<Of extends Fields>(
  fields: Of,
  values: FieldValues<Of>,
  record: RecordOf<Of>,
): Changes {
  const stored = membersOf(record)
  const changes = Object.entries(toBody(fields, values, record)).filter(([name, sent]) =>
    fields[name]?.kind === 'secret'
      ? sent !== ''
      : sent !== undefined && sent !== sentMember(stored.get(name)),
  )
  return Object.fromEntries(changes)
}

/** The fields of a form over a record, and how they convert it. */
export const conversionsOf = <Of extends Fields>(fields: Of) => ({
  fields,
  valuesOf: (record: RecordOf<Of>) => toValues(fields, record),
  changesOf: (values: FieldValues<Of>, now: RecordOf<Of>) => toChanges(fields, values, now),
})

/** Text without surrounding blanks and invisible characters. */
export const trimmed = z.codec(z.string(), z.string(), { decode: (stored) => stored, encode: identifierText })

/** Integer as text; an unknown one is blank. */
export const integerText = z.codec(z.optional(z.number()), z.string(), {
  decode: (stored) => (stored === undefined ? '' : String(stored)),
  encode: parseWholeNumber,
})
