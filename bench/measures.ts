// Measures of the benchmark by name. A measure that an app does not support fails for that app only.
import { answer } from './measures/answer'
import { channelInputs, logInputs } from './measures/inputs'
import { lists, login, overview } from './measures/loading'
import { walk } from './measures/long-list'
import { menu, paging } from './measures/moving'
import { cell, cellDuringRun, form, many, search, typing } from './measures/typing'
import type { Work } from './session'

interface Measure {
  name: string
  work: Work
  /** Fewer rounds than requested, for slow measures with little variance. */
  rounds?: number
  /** Apps without the feature. */
  notIn?: readonly string[]
  /** Runs only when it is named with `--only`. */
  isExtra?: boolean
}

export const MEASURES: readonly Measure[] = [
  { name: 'login', work: login },
  { name: 'lists', work: lists },
  { name: 'overview', work: overview, notIn: ['baseline'] },
  { name: 'menu', work: menu },
  { name: 'paging', work: paging },
  { name: 'typing', work: typing },
  { name: 'cell', work: cell, notIn: ['baseline'] },
  { name: 'form', work: form, notIn: ['baseline'] },
  { name: 'search', work: search, notIn: ['baseline'] },
  { name: 'run', work: cellDuringRun, notIn: ['baseline'], isExtra: true },
  { name: 'many', work: many, rounds: 3, notIn: ['baseline'] },
  { name: 'walk', work: walk, rounds: 3 },
  { name: 'answer', work: answer, notIn: ['baseline'], isExtra: true },
  { name: 'channels', work: channelInputs, notIn: ['baseline'], isExtra: true },
  { name: 'logs', work: logInputs, notIn: ['baseline'], isExtra: true },
]
