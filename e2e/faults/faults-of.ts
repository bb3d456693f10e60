import type { Call, CallClass } from './call'
import { codeOf, isBaseClass } from './fault-grid'
import { FAULTS, type Fault } from './faults'
import type { Code } from './codes'

/** One call with one fault. */
export interface Case {
  title: string
  fault: Fault
  code: Code
}

/**
 * Fault that every call runs in each run: a 500, after which a write is verified. Other faults are handled by code
 * that the example of the class covers, and refusals are covered by the tests of each screen.
 */
const CORE = ['F10']
/** Faults that the project's own classes handle most differently. */
const OWN_MAIN = ['F01', 'F10', 'F18', 'F22', 'F23']

/** One cell of each fault runs in a browser too, by the example of this class: all classes in turn. */
const BROWSER_CELLS: Readonly<Record<string, CallClass>> = {
  F01: 'CREATE',
  F02: 'LIST',
  F03: 'SAVE',
  F04: 'DELETE',
  F05: 'SAVE',
  F06: 'CREATE',
  F07: 'AUTH',
  F08: 'GETFX',
  F09: 'TOGGLE',
  F10: 'PUB',
  F11: 'STAT',
  F12: 'REF',
  F13: 'ITEM',
  F14: 'TOGGLE',
  F16: 'EXT',
  F17: 'LIST',
  F18: 'SAVE',
  F19: 'DELETE',
  F20: 'REF',
  F21: 'PUB',
  F22: 'DELETE',
  F23: 'AUTH',
  F24: 'CREATE',
  F25: 'ITEM',
  F26: 'ITEM',
  F27: 'LIST',
  F28: 'STAT',
  F29: 'TOGGLE',
  F30: 'LIST',
  F31: 'CREATE',
  F32: 'GETFX',
}
/** Faults of the browser itself: all their cells of the base grid run in one. */
const BROWSER_FAULTS = new Set(['F15'])
/** Classes that begin with the load of a page: these cells of theirs run in a browser too. */
const LOADED_CLASSES = new Set<CallClass>(['SELF', 'LEAVE'])

function coreOf({ kind, isExample }: Call): readonly string[] {
  if (isExample) return OWN_MAIN
  return kind === 'EXT' ? ['F16'] : CORE
}

/**
 * Returns the cases of a call: every fault with a cell if it is the example of its class or `FAULTS` is `all`; otherwise
 * the core faults. Titles of base grid cases start with their id.
 */
function casesOf(call: Call): Case[] {
  const { kind, isExample } = call
  const isBase = isExample === true && isBaseClass(kind)
  const core = coreOf(call)
  return FAULTS.flatMap((fault) => {
    const { id, name } = fault
    // Responses can arrive out of order only if the call can be sent twice.
    const code = id === 'F30' && !call.secondRequest ? undefined : codeOf(fault, call)
    if (!code || !(isBase || core.includes(id) || process.env.FAULTS === 'all')) return []
    return { title: `${isBase ? `FM-${kind}-${id.slice(1)}` : id} ${name} → ${code}`, fault, code }
  })
}

/** Returns the cases that run in a document: all of a call, unless it needs a browser. */
export const documentCasesOf = (call: Call): Case[] => (call.onlyInBrowser ? [] : casesOf(call))

/** Returns the cases that run in a browser. */
export function browserCasesOf(call: Call): Case[] {
  const { kind, isExample, onlyInBrowser } = call
  if (onlyInBrowser) return casesOf(call)
  if (!isExample) return []
  return casesOf(call).filter(
    ({ fault: { id } }) => BROWSER_CELLS[id] === kind || BROWSER_FAULTS.has(id) || LOADED_CLASSES.has(kind),
  )
}
