import type { Call, CallClass } from './call'
import { ALL_CALLS } from './calls/all-calls'
import { isBaseClass } from './fault-grid'
import { browserCasesOf, documentCasesOf, type Case } from './faults-of'

const READS = new Set<CallClass>(['PUB', 'LIST', 'ITEM', 'REF', 'STAT'])

/** Titles of a small choice of cells in which each class has each of its outcomes, and each fault meets a read and a write. */
function coverOfGrid(): ReadonlySet<string> {
  const cells = ALL_CALLS.filter(({ kind, isExample }) => isExample && isBaseClass(kind)).flatMap((call) =>
    documentCasesOf(call).map(({ title, code, fault }) => ({
      title,
      shows: [`${call.kind} ${code}`, `${fault.id} ${READS.has(call.kind) ? 'read' : 'write'}`],
    })),
  )
  const shown = new Set<string>()
  const chosen = new Set<string>()
  // The cells that show two new things first.
  for (const least of [2, 1])
    for (const { title, shows } of cells) {
      if (shows.filter((one) => !shown.has(one)).length < least) continue
      for (const one of shows) shown.add(one)
      chosen.add(title)
    }
  return chosen
}

const COVER = coverOfGrid()

/** Whether `npm test` runs a case in a document: the cover of the base grid, and all of the other calls. */
export const isDaily = ({ kind, isExample }: Call, { title }: Case): boolean =>
  !isExample || !isBaseClass(kind) || COVER.has(title)

/** Faults whose handling the browser has a part in, with the classes of their daily cells; undefined for all. */
const IN_BROWSER: Readonly<Record<string, readonly CallClass[] | undefined>> = {
  F12: undefined,
  F15: ['LIST', 'SAVE'],
  F16: undefined,
  F17: undefined,
  F18: undefined,
  F19: undefined,
  F20: undefined,
  F30: undefined,
}

/** Whether `npm test` runs a case in a browser; of a call of the gateway that needs one, its first. */
export function isDailyInBrowser(call: Call, { title, fault: { id } }: Case): boolean {
  if (call.onlyInBrowser && call.kind !== 'EXT') return browserCasesOf(call)[0]?.title === title
  return id in IN_BROWSER && isBaseClass(call.kind) && (IN_BROWSER[id]?.includes(call.kind) ?? true)
}
