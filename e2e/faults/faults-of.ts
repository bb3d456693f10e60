import type { Call } from './call'
import { codeOf, isBaseClass } from './fault-grid'
import { isSelected, tenthOf } from './fault-tenth'
import { FAULTS, type Fault } from './faults'
import type { Code } from './codes'

/** One call that meets one fault. */
export interface Case {
  title: string
  /** The tenth of the whole grid that it belongs to, for `-g @tenth-3`. */
  tag: string
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
 * The faults that a call meets: each that the grid has a cell for when it is the example of its class; else the few
 * that any call has to stand in every run, and those that `FAULTS` selects. A case of the base grid has its id in front.
 */
export function casesOf(call: Call): Case[] {
  const { kind, isExample } = call
  const isBase = isExample === true && isBaseClass(kind)
  const core = coreOf(call)
  return FAULTS.flatMap((fault) => {
    const { id, name } = fault
    // Only what can be asked a second time can be answered out of order.
    const code = id === 'F30' && !call.again ? undefined : codeOf(fault, call)
    const tenth = tenthOf(call.id, id)
    if (!code || !(isBase || core.includes(id) || isSelected(process.env.FAULTS, tenth))) return []
    const number = isBase ? `FM-${kind}-${id.slice(1)}` : id
    return { title: `${number} ${name} → ${code}`, tag: `@tenth-${tenth}`, fault, code }
  })
}
