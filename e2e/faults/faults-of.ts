import type { Call } from './call'
import { codeOf, isBaseClass } from './fault-grid'
import { isSelected, tenthOf } from './fault-tenth'
import { FAULTS, type Fault } from './faults'
import type { Code } from './codes'

/** One call with one fault. */
export interface Case {
  title: string
  /** Tag with the tenth of the full grid, for `-g @tenth-3`. */
  tag: string
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

function coreOf({ kind, isExample }: Call): readonly string[] {
  if (isExample) return OWN_MAIN
  return kind === 'EXT' ? ['F16'] : CORE
}

/**
 * Returns the cases of a call: every fault with a cell if it is the example of its class; otherwise the core faults
 * and those that `FAULTS` selects. Titles of base grid cases start with their id.
 */
export function casesOf(call: Call): Case[] {
  const { kind, isExample } = call
  const isBase = isExample === true && isBaseClass(kind)
  const core = coreOf(call)
  return FAULTS.flatMap((fault) => {
    const { id, name } = fault
    // Responses can arrive out of order only if the call can be sent twice.
    const code = id === 'F30' && !call.secondRequest ? undefined : codeOf(fault, call)
    const tenth = tenthOf(call.id, id)
    if (!code || !(isBase || core.includes(id) || isSelected(process.env.FAULTS, tenth))) return []
    const number = isBase ? `FM-${kind}-${id.slice(1)}` : id
    return { title: `${number} ${name} → ${code}`, tag: `@tenth-${tenth}`, fault, code }
  })
}
