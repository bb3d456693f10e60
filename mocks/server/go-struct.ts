import { GoDecodeError, type GoJson } from './go-json'

type Read<Value> = { value: Value } | { found: string }

/** One member of a body: the server's type name, what an absent or null member leaves, and how a value is read. */
export interface GoField<Value> {
  type: string
  zero: Value
  read: (json: GoJson) => Read<Value>
}

/** A body as the server declares it. */
export interface GoStruct<Value> {
  package: string
  name: string
  fields: { [Key in keyof Value]: GoField<Value[Key]> }
}

/** The value type of a struct made by `goStruct`. */
export type GoValue<Struct> = Struct extends GoStruct<infer Value> ? Value : never

/** Declares a body, for example `goStruct('model', 'Token', { id: goInt })`. */
export function goStruct<Value extends object>(
  packageName: string,
  name: string,
  fields: { [Key in keyof Value]: GoField<Value[Key]> },
): GoStruct<Value> {
  return { package: packageName, name, fields }
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
      // Fractions and exponents are refused even where the value is whole (K1.3).
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

/** A nullable member: absent and null leave null. */
export function goPointer<Value>(field: GoField<Value>): GoField<Value | null> {
  return { ...field, zero: null }
}

function memberOf(members: readonly [string, GoJson][], name: string): GoJson | undefined {
  // The decoder falls back to a name that differs only in case; of several, the last one counts.
  return members.findLast(([key]) => key === name || key.toLowerCase() === name.toLowerCase())?.[1]
}

/** Fills a struct from a parsed body the way the server does. Throws `GoDecodeError` with the decoder's text. */
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
    // The decoder goes on after a mismatch and reports the first one in the order of the body.
    const at = members.findIndex(([, value]) => value === member)
    const text = `json: cannot unmarshal ${result.found} into Go struct field ${struct.name}.${name} of type ${field.type}`
    if (!error || at < error.at) error = { at, text }
  }
  if (error) throw new GoDecodeError(error.text)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop set every key of the struct, each by its own field
  return filled as Value
}
