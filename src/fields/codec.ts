import {
  type Codec,
  type AnyField,
  type FieldValue,
  type SecretField,
  asFieldValues,
  emptyValues,
  type Fields,
  type FieldValueByKind,
  type FieldValues,
} from './fields'
import { identifierText } from './plain-text'
import { parseList } from './text-list'
import { parseWholeNumber } from './whole-number'

type FormOnly = { isFormOnly: true }
type ValueOf<Of extends AnyField> = FieldValueByKind[Of['kind']]
type StoredOf<Of extends AnyField> = Of extends { codec: { toValue(stored: infer Stored): unknown } }
  ? Stored
  : ValueOf<Of>
type EditedOf<Of extends AnyField> = Of extends { codec: { toStored(value: never): infer Edited } }
  ? Edited
  : ValueOf<Of>
type SentOf<Of extends AnyField> = Of extends { codec: { toBody?(edited: never): infer Sent } }
  ? Sent
  : ValueOf<Of>

/** Members that a record must have to fill a form: all but secrets, which the server never returns. */
export type RecordOf<Of extends Fields> = {
  readonly [Name in keyof Of as Of[Name] extends FormOnly | SecretField ? never : Name]: StoredOf<Of[Name]>
}
/** Members as edited in a form. */
export type DraftOf<Of extends Fields> = {
  -readonly [Name in keyof Of as Of[Name] extends FormOnly ? never : Name]: EditedOf<Of[Name]>
}
/** Members as sent in a request. */
export type BodyOf<Of extends Fields> = {
  -readonly [Name in keyof Of as Of[Name] extends FormOnly ? never : Name]: SentOf<Of[Name]>
}

type Members = ReadonlyMap<string, unknown>
const membersOf = (record: object): Members => new Map<string, unknown>(Object.entries(record))

function isFieldValue(value: unknown): value is FieldValue {
  return typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value)
}

function toValue(field: AnyField, stored: unknown): FieldValue | undefined {
  if (field.codec) return field.codec.toValue(stored)
  return isFieldValue(stored) ? stored : undefined
}

function mapMembers(fields: Fields, convert: (name: string, field: AnyField) => unknown): object {
  const members = Object.entries(fields).filter(([, field]) => !field.isFormOnly)
  return Object.fromEntries(members.map(([name, field]) => [name, convert(name, field)]))
}

/** Converts a record to form values. Secrets and fields that only assist the form are blank. */
export function toValues<Of extends Fields>(fields: Of, record: RecordOf<Of>): FieldValues<Of> {
  const members = membersOf(record)
  const values: Record<string, FieldValue> = { ...emptyValues(fields) }
  for (const [name, field] of Object.entries(fields)) {
    const isBlank = field.isFormOnly || field.kind === 'secret'
    const value = isBlank ? undefined : toValue(field, members.get(name))
    if (value !== undefined) values[name] = value
  }
  return asFieldValues(fields, values)
}

/** Form values of a new record: the `initial` members of the fields, else blanks. */
export function initialValues<Of extends Fields>(fields: Of): FieldValues<Of> {
  const values: Record<string, FieldValue> = { ...emptyValues(fields) }
  for (const [name, field] of Object.entries(fields)) {
    const value = field.initial === undefined ? undefined : toValue(field, field.initial)
    if (value !== undefined) values[name] = value
  }
  return asFieldValues(fields, values)
}

/** Converts valid form values to members; `previous` is the record as stored now, for codecs that depend on it. */
export function toDraft<Of extends Fields>(
  fields: Of,
  values: FieldValues<Of>,
  previous: RecordOf<Of> | Record<string, never> = {},
): DraftOf<Of> {
  const stored = membersOf(previous)
  const valueOf = membersOf(values)
  const draft = mapMembers(fields, (name, { codec, kind }) => {
    const value = valueOf.get(name)
    const anyCodec: Codec<unknown, unknown> | undefined = codec
    return anyCodec ? anyCodec.toStored(value, kind === 'secret' ? undefined : stored.get(name)) : value
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same names by the fields' own codecs
  return draft as DraftOf<Of>
}

/** Serialises members for a request. Also takes a record, for a comparison with what a form would send. */
export function toBody<Of extends Fields>(fields: Of, draft: DraftOf<Of> | RecordOf<Of>): BodyOf<Of> {
  const members = membersOf(draft)
  const body = mapMembers(fields, (name, { codec }) => {
    const member = members.get(name)
    return codec?.toBody ? codec.toBody(member) : member
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same names by the fields' own codecs
  return body as BodyOf<Of>
}

/** The members of a body that differ from the record; a secret, which no record has, counts once it is typed. */
export function toChanges<Of extends Fields>(
  fields: Of,
  record: RecordOf<Of>,
  draft: DraftOf<Of>,
): Partial<BodyOf<Of>> {
  const stored = membersOf(toBody(fields, record))
  const changes = Object.entries(toBody(fields, draft)).filter(([name, sent]) =>
    fields[name]?.kind === 'secret' ? sent !== '' : sent !== stored.get(name),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the members of a body
  return Object.fromEntries(changes) as Partial<BodyOf<Of>>
}

/** Converts form values to those of the record that saving them gives, for example trimmed. */
export function normalizeValues<Of extends Fields>(
  fields: Of,
  values: FieldValues<Of>,
  previous?: RecordOf<Of>,
): FieldValues<Of> {
  const draft: object = toDraft(fields, values, previous)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- edited members are stored members
  return toValues(fields, draft as RecordOf<Of>)
}

/** Text without surrounding blanks and invisible characters. */
export const trimmed: Codec<string, string> = {
  toValue: (stored) => stored,
  toStored: identifierText,
}

/** The same only when it was edited: a stored name may break the form's rules. */
export const trimmedIfEdited: Codec<string, string> = {
  toValue: (stored) => stored,
  toStored: (text, previous) => (text === previous ? text : identifierText(text)),
}

/** Integer as text; an unknown one is blank and must be typed. */
export const integerText: Codec<number | undefined, string, number> = {
  toValue: (stored) => (stored === undefined ? '' : String(stored)),
  toStored: Number,
}

/** Integer as text; text that is no integer keeps the stored one. */
export const integerOrStored: Codec<number | undefined, string> = {
  toValue: (stored) => (stored === undefined ? '' : String(stored)),
  toStored: (text, previous) => parseWholeNumber(text) ?? previous,
}

const joinComma = (list: readonly string[]) => list.join(',')

/** List that is sent as comma-separated text. Its input parses what is typed (`parseList`). */
export const commaList: Codec<readonly string[], readonly string[], readonly string[], string> = {
  toValue: (stored) => stored,
  toStored: (list) => [...list],
  toBody: joinComma,
}

/** List that is typed as one text (`parseList`) and sent as comma-separated text. */
export const typedCommaList: Codec<readonly string[], string, readonly string[], string> = {
  toValue: (stored) => stored.join(', '),
  toStored: (text) => parseList(text).entries,
  toBody: joinComma,
}
