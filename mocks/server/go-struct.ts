import { GoDecodeError, type GoJson } from './go-json'

type Read<Value> = { value: Value } | { found: string }

/** Decoder of one struct field: Go type name, zero value for an absent or null property, and parser. */
export interface GoField<Value> {
  type: string
  zero: Value
  read: (json: GoJson) => Read<Value>
}

/** Declaration of a row or a request body as a Go struct. */
export interface GoStruct<Value> {
  package: string
  name: string
  fields: { [Key in keyof Value]: GoField<Value[Key]> }
}

/** The decoded value type of a struct declared with `goStruct`. */
export type GoValue<Struct> = Struct extends GoStruct<infer Value> ? Value : never

/** Declares a row or a request body, for example `goStruct('model', 'Token', { id: goInt })`. */
export function goStruct<Value extends object>(
  packageName: string,
  name: string,
  fields: { [Key in keyof Value]: GoField<Value[Key]> },
): GoStruct<Value> {
  return { package: packageName, name, fields }
}

/** A row with these values; the other fields are zero: empty, 0, false or null. */
export function makeRow<Value extends object>(struct: GoStruct<Value>, values: Partial<Value>): Value {
  const fields: Record<string, GoField<unknown>> = struct.fields
  const zeros = Object.fromEntries(Object.entries(fields).map(([name, { zero }]) => [name, zero]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key of the struct is set, each by its own field
  return { ...zeros, ...values } as Value
}

const stringField: GoField<string> = {
  type: 'string',
  zero: '',
  read: (json) => (json.kind === 'string' ? { value: json.value } : { found: json.kind }),
}

function integer(type: string, least: bigint, most: bigint): GoField<number> {
  return {
    type,
    zero: 0,
    read: (json) => {
      if (json.kind !== 'number') return { found: json.kind }
      // Go rejects fractions and exponents even if the value is an integer (K1.3).
      const isWhole = /^-?\d+$/.test(json.text) && !(least === 0n && json.text.startsWith('-'))
      const inRange = isWhole && BigInt(json.text) >= least && BigInt(json.text) <= most
      return inRange ? { value: Number(json.text) } : { found: `number ${json.text}` }
    },
  }
}

const SIGNED = 2n ** 63n

export const goString = stringField
export const goInt = integer('int', -SIGNED, SIGNED - 1n)
export const goInt64 = integer('int64', -SIGNED, SIGNED - 1n)
export const goUint = integer('uint', 0n, 2n * SIGNED - 1n)
export const goFloat64: GoField<number> = {
  type: 'float64',
  zero: 0,
  read: (json) => {
    if (json.kind !== 'number') return { found: json.kind }
    const value = Number(json.text)
    return Number.isFinite(value) ? { value } : { found: `number ${json.text}` }
  },
}
export const goBool: GoField<boolean> = {
  type: 'bool',
  zero: false,
  read: (json) => (json.kind === 'bool' ? { value: json.value } : { found: json.kind }),
}

/** A nullable field (Go pointer): absent and null decode to null. */
export function goPointer<Value>(field: GoField<Value>): GoField<Value | null> {
  return { ...field, zero: null }
}

function memberOf(members: readonly [string, GoJson][], name: string): GoJson | undefined {
  // Go matches names case-insensitively; the last duplicate wins.
  return members.findLast(([key]) => key === name || key.toLowerCase() === name.toLowerCase())?.[1]
}

/** Decodes a parsed body into a struct like Go's `encoding/json`. Throws `GoDecodeError` with Go's error text. */
export function fillStruct<Value extends object>(struct: GoStruct<Value>, json: GoJson): Value {
  if (json.kind !== 'object' && json.kind !== 'null') {
    throw new GoDecodeError(
      `json: cannot unmarshal ${json.kind} into Go value of type ${struct.package}.${struct.name}`,
    )
  }
  const members = json.kind === 'object' ? json.members : []
  const fields: Record<string, GoField<unknown>> = struct.fields
  const filled: Record<string, unknown> = {}
  let error: { at: number; text: string } | undefined
  for (const [name, field] of Object.entries(fields)) {
    const member = memberOf(members, name)
    filled[name] = field.zero
    if (!member || member.kind === 'null') continue
    const result = field.read(member)
    if ('value' in result) {
      filled[name] = result.value
      continue
    }
    // Go continues after a type mismatch and reports the first one in body order.
    const at = members.findIndex(([, value]) => value === member)
    const text = `json: cannot unmarshal ${result.found} into Go struct field ${struct.name}.${name} of type ${field.type}`
    if (!error || at < error.at) error = { at, text }
  }
  if (error) throw new GoDecodeError(error.text)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop set every key of the struct, each by its own field
  return filled as Value
}
