import type { FaultOrder } from '../../mocks/server/fault-order'
import type { CallClass } from './call'
import type { Code } from './codes'

/** A fault as it is played; without an order it happens in the browser (F15). */
interface Fault {
  id: string
  name: string
  order?: Omit<FaultOrder, 'call'>
  /** Classes of which the server did its work before it answered so badly. */
  applied?: readonly CallClass[]
  codes: Record<CallClass, Code>
}

type Codes = Record<CallClass, Code>

const row = (codes: Partial<Codes> & { read: Code; write: Code }): Codes => ({
  PUB: 'P1',
  SELF: 'quiet',
  LIST: codes.read,
  SRCH: codes.read,
  ITEM: codes.read,
  REF: 'R5',
  AUTH: 'W1',
  FORM: 'W1',
  LEAVE: 'left',
  GETFX: codes.write,
  CREATE: codes.write,
  SAVE: codes.write,
  TOGGLE: 'W7',
  DELETE: codes.write,
  ...codes,
})

/**
 * The part of the fault grid of reliability 3.5 that these calls answer for: one row for each fault, one code of
 * 3.3 for each class of call. `SELF` is the own account read again at the start, of which nothing is seen unless
 * the session is over; `LEAVE` is signing out, which clears this side in any case (T-13); `FORM` is what a form sends
 * that has no record to look at afterwards, such as a registration or a request for mail.
 */
export const FAULTS: readonly Fault[] = [
  {
    id: 'F01',
    name: '401, session gone',
    order: { kind: 'F01' },
    codes: row({
      read: 'S1',
      write: 'S1d',
      PUB: 'S1',
      SELF: 'S1',
      REF: 'S1',
      TOGGLE: 'S1',
      GETFX: 'S1',
      DELETE: 'S1',
    }),
  },
  {
    id: 'F07',
    name: '429, empty',
    order: { kind: 'F07' },
    codes: row({ read: 'R3', write: 'W3', REF: 'R5', AUTH: 'W3', FORM: 'W3' }),
  },
  {
    id: 'F10',
    name: '500 with a message',
    order: { kind: 'F10', message: 'broken inside' },
    codes: row({ read: 'R2', write: 'W2' }),
  },
  {
    id: 'F15',
    name: 'offline',
    codes: row({
      read: 'R4',
      write: 'W11',
      PUB: 'R4',
      SELF: 'R4',
      REF: 'R4',
      AUTH: 'W11',
      FORM: 'W11',
      TOGGLE: 'W11',
    }),
  },
  { id: 'F16', name: 'connection reset', order: { kind: 'F16' }, codes: row({ read: 'R2', write: 'W2' }) },
  { id: 'F17', name: 'no answer', order: { kind: 'F17' }, codes: row({ read: 'R1', write: 'W2' }) },
  {
    id: 'F18',
    name: 'slow',
    order: { kind: 'F17' },
    codes: row({ read: 'R7', write: 'W12', PUB: 'R7', REF: 'R7', AUTH: 'W12', FORM: 'W12', TOGGLE: 'W12' }),
  },
  { id: 'F19', name: 'cut off', order: { kind: 'F19' }, codes: row({ read: 'R2', write: 'W2' }) },
  {
    id: 'F22',
    name: '200, empty',
    order: { kind: 'F22' },
    applied: ['DELETE'],
    codes: row({ read: 'R1', write: 'W2', SAVE: 'W5', DELETE: 'W5' }),
  },
  {
    id: 'F23',
    name: 'refused',
    order: { kind: 'F23', message: 'not today' },
    codes: row({ read: 'R1', write: 'W1' }),
  },
  {
    id: 'F24',
    name: 'refused without a word',
    order: { kind: 'F24' },
    codes: row({ read: 'R1', write: 'W1' }),
  },
  {
    id: 'F28',
    name: 'a field of the wrong type',
    order: { kind: 'F28' },
    // Of the status, a field that cannot be read has its default; that is nothing to tell anybody.
    codes: row({ read: 'R10', write: 'W5', PUB: 'quiet', ITEM: 'R11', FORM: 'W5', TOGGLE: 'W5' }),
  },
]
