import { visit } from 'jsonc-parser'

/** Member of a JSON object: the decoded name and the value as source text. */
export interface JsonMember {
  name: string
  raw: string
}

/** Position of a syntax error; line and column start at 1. */
interface JsonErrorPosition {
  line: number
  column: number
}

/** Result of a scan: the members of an object in order, including duplicates; another value; or a syntax error. */
export type JsonScanResult =
  | { kind: 'object'; members: readonly JsonMember[] }
  | { kind: 'other' }
  | { kind: 'broken'; at: JsonErrorPosition }

/** Maximum nesting: deeper than hand-written JSON, and safe for the call stack. */
const MAX_DEPTH = 64

/** Thrown inside this module only, with the offset of the syntax error. */
class JsonSyntaxError extends Error {
  constructor(readonly offset: number) {
    super('invalid JSON')
  }
}

const fail = (offset: number): never => {
  throw new JsonSyntaxError(offset)
}

/** Reads strict JSON. Values stay slices of the source, so every digit is kept as written. */
function readMembers(text: string): JsonScanResult {
  const members: JsonMember[] = []
  let isObject = false
  let depth = 0
  let name = ''
  let start = 0
  const begin = (offset: number) => {
    if (depth > MAX_DEPTH) fail(offset)
    if (depth === 1) start = offset
    depth += 1
  }
  const end = (offset: number) => {
    if (isObject && depth === 1) members.push({ name, raw: text.slice(start, offset) })
  }
  const close = (offset: number, length: number) => {
    depth -= 1
    end(offset + length)
  }
  visit(
    text,
    {
      onObjectBegin: (offset) => {
        isObject ||= depth === 0
        begin(offset)
      },
      onObjectProperty: (property) => {
        if (depth === 1) name = property
      },
      onObjectEnd: close,
      onArrayBegin: begin,
      onArrayEnd: close,
      onLiteralValue: (_value, offset, length) => {
        if (depth === 1) start = offset
        end(offset + length)
      },
      onError: (_error, offset) => fail(offset),
    },
    { disallowComments: true },
  )
  return isObject ? { kind: 'object', members } : { kind: 'other' }
}

function positionOf(text: string, offset: number): JsonErrorPosition {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * Scans `text` as strict JSON in linear time and reports the position of a syntax error. Names never become object
 * keys, so `__proto__` is harmless.
 */
export function scanJson(text: string): JsonScanResult {
  try {
    return readMembers(text)
  } catch (error) {
    if (error instanceof JsonSyntaxError) return { kind: 'broken', at: positionOf(text, error.offset) }
    throw error
  }
}
