import type { Noun } from '../noun'
import { nouns } from '../nouns'
import type { GoField } from '../server/go-struct'
import { int, number, oneOf, text, type Expected } from './expected'

type Shape = { readonly [name: string]: Expected }

/** Any value of a field's type. */
function anyOf({ type, zero }: GoField<unknown>): Expected {
  const anyValue =
    type === 'string' ? text : type === 'bool' ? oneOf(true, false) : type === 'float64' ? number : int
  return zero === null ? oneOf(anyValue, null) : anyValue
}

/** A row of a noun as every call returns it: all members, each of its type. */
export function shapeOf(name: keyof typeof nouns): Shape {
  const { row }: Noun = nouns[name]
  const members = Object.entries(row?.struct.fields ?? {})
  return { ...Object.fromEntries(members.map(([key, field]) => [key, anyOf(field)])), ...row?.expected }
}
