import type { Call } from './call'
import { codeOf, isBaseClass } from './fault-grid'
import { FAULTS, type Fault } from './faults'
import type { Code } from './codes'

/** One call that meets one fault. */
export interface Case {
  title: string
  fault: Fault
  code: Code
}

/**
 * What each other call stands in every run: the answer lost. What it shows of any other fault is the work of what its
 * example shares with it, and its refusals are told by the stories of its screen.
 */
const CORE = ['F10']
/** What differs most in classes of our own. */
const OWN_MAIN = ['F01', 'F10', 'F18', 'F22', 'F23']

function coreOf({ kind, isExample }: Call): readonly string[] {
  if (isExample) return OWN_MAIN
  return kind === 'EXT' ? ['F16'] : CORE
}

/**
 * The faults that a call meets: each that the grid has a cell for when it is the example of its class, and whatever
 * it is when `FAULTS=all`; else the few that any call has to stand in every run. A case of the 389 of reliability 3.5
 * has its id in front.
 */
export function casesOf(call: Call): Case[] {
  const { kind, isExample } = call
  const isBase = isExample === true && isBaseClass(kind)
  const isWhole = isBase || process.env.FAULTS === 'all'
  const core = coreOf(call)
  return FAULTS.flatMap((fault) => {
    const { id, name } = fault
    const code = codeOf(fault, call)
    if (!code || !(isWhole || core.includes(id))) return []
    const number = isBase ? `FM-${kind}-${id.slice(1)}` : id
    return { title: `${number} ${name} → ${code}`, fault, code }
  })
}
