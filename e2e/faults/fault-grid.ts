import type { Call, CallClass } from './call'
import { assertCode, type Code } from './codes'
import type { Fault } from './faults'

/** Grid of faults and classes, one cell per fault and class; deviations are defined with the fault, including their reason. */
const GRID = `
    PUB    LIST   ITEM   REF    STAT   AUTH   GETFX  CREATE SAVE   TOGGLE DELETE EXT
F01 P2     S1     S1     S1     S1     W1     S1     S1d    S1d    S1     S1     -
F02 P1     S2     S2     S2     S2     W1     W1     S2w    S2w    S2w    S2w    -
F03 P1     R1     N1     R5     R6     W1     W1     W1     W9     W7     W10    X1
F04 P1     D1     D1     D1     D1     D1     D1     D1     D1     D1     D1     -
F05 -      R1     R1     R5     R6     W1     W1     W1     W8     W7     W1     -
F06 -      R1     R1     R5     R6     W4     W4     W4     W4     W4     W4     -
F07 P1     R3     R3     R3     R3     W3     W3     W3     W3     W7     W3     X1
F08 P1     R3     R3     R3     R3     W3     W3     W3     W3     W7     W3     -
F09 P1     R3     R3     R3     R3     W3     W3     W3     W3     W7     W3     -
F10 P1     R2     R2     R5     R6     W1     W2     W14    W2     W7     W2     -
F11 P1     R2     R2     R5     R6     W1     W2     W14    W2     W7     W2     -
F12 P1     R2     R2     R5     R6     W2     W2     W14    W2     W7     W2     X1
F13 P1     R3     R3     R3     R3     W3     W3     W3     W3     W7     W3     -
F14 P1     R2     R2     R5     R6     W2     W2     W14    W2     W7     W2     X1
F15 P1     R4     R4     R4     R4     W11    W11    W11    W11    W11    W11    X1
F16 P1     R2     R2     R5     R6     W2     W2     W14    W2     W7     W2     X1
F17 P1     R1     R1     R5     R6     W2     W2     W14    W2     W7     W2     X1
F18 P1     R7     R7     R7     R7     W12    W12    W12    W12    W12    W12    X1
F19 P1     R2     R2     R5     R6     W2     W2     W14    W2     W7     W2     X1
F20 P1     R1     R1     R5     R6     W1     W2     W14    W2     W7     W2     X1
F21 P1     R8     R8     R8     R8     R8     R8     R8     R8     R8     R8     -
F22 P1     R1     R1     R5     R6     W1     W2     W14    W5     W7     W5     -
F23 P1     R1     R1     R5     R6     W1     W1     W1     W1     W7     W1     -
F24 P1     R1     R1     R5     R6     W1     W1     W1     W1     W7     W1     -
F25 P1     R9     N1     R5     R6     W1     W5     W5     W5     W5     W5     X1
F26 P1     R10    R11    R5     R6     W1     W5     W5     W5     W5     W5     X1
F27 R12    R12    R12    R12    R12    R12    R12    R12    R12    R12    R12    -
F28 P1     R10    R11    R5     R6     W1     W5     W5     W5     W5     W5     X1
F29 P1     R13    R13    R13    -      R13    R13    R13    R13    R13    -      -
F30 -      R14    R14    R14    R14    -      W13    -      W13    W13    -      -
F31 -      R15    R15    R15    R15    W6     W6     W6     W6     W6     W6     -
F32 P1     R1     R1     R5     R6     W1     W2     W14    W2     W7     W2     X1
`

/**
 * Grid of the project's own classes. `SELF` refetches the own account at the start, visible only when the session has
 * ended; `LEAVE` is log-out, which clears the client in any case (T-13). `CODE` is a code entered in a dialog; `BACK`
 * is the redirect back from an OAuth provider, which retries without a response. Both are GETs: if the response is
 * truncated (F19) or malformed (F28), the server has done its work. `FORM` submits a form without a record to verify
 * afterwards, such as a registration or a request for a mail.
 */
const OWN_GRID = `
    SELF   FORM   LEAVE  CODE   BACK
F01 S1     W1     left   S1     rejected
F07 silent W3     left   W3     stopped
F10 silent W1     left   W2     retried
F15 R4     W11    left   W11    W11
F16 silent W1     left   W2     retried
F17 silent W1     left   W2     retried
F18 silent W12    left   W12    succeedsLate
F19 silent W1     left   W5     succeeds
F22 silent W1     left   W2     stopped
F23 silent W1     left   W1     rejected
F24 silent W1     left   W1     rejected
F28 silent W5     left   W5     succeeds
`

const isCode = (text: string): text is Code => Object.hasOwn(assertCode, text)

/** Parses a grid into codes by `class fault`. Throws a RangeError for an unknown code. */
function cellsOf(table: string): Map<string, Code> {
  const [head = '', ...rows] = table.trim().split('\n')
  const classes = head.trim().split(/ +/)
  const cells = new Map<string, Code>()
  for (const row of rows) {
    const [fault = '', ...codes] = row.split(/ +/)
    for (const [index, code] of codes.entries()) {
      if (code === '-') continue
      if (!isCode(code)) throw new RangeError(`no such code: ${code}`)
      cells.set(`${classes[index]} ${fault}`, code)
    }
  }
  return cells
}

const BASE = cellsOf(GRID)
const OWN = cellsOf(OWN_GRID)

/** Whether the class belongs to the grid, so that its cells count towards the 357. */
export const isBaseClass = (kind: CallClass) => BASE.has(`${kind} F12`)

/** Returns the expected code for a call and a fault; undefined if the grid has no cell. */
export function codeOf({ id, differs }: Fault, { kind, codes }: Call): Code | undefined {
  const cell = `${kind} ${id}`
  const asked = BASE.get(cell) ?? OWN.get(cell)
  return asked && (codes?.[id] ?? differs?.[kind]?.[0] ?? asked)
}
