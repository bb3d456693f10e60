import type { FaultOrder } from '../../mocks/server/fault-order'
import type { CallClass } from './call'
import type { Code } from './codes'

/** A fault as it is played; without an order it happens in the browser. */
interface Fault {
  id: string
  name: string
  order?: Omit<FaultOrder, 'call'>
  /** What a person does is done three times within a moment (F31). */
  pressed?: 'thrice'
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
  STAT: 'R6',
  AUTH: 'W1',
  FORM: 'W1',
  LEAVE: 'left',
  GETFX: codes.write,
  CODE: codes.write,
  BACK: 'tried',
  CREATE: codes.write,
  SAVE: codes.write,
  TOGGLE: 'W7',
  DELETE: codes.write,
  ...codes,
})

/** The same for every class. */
const all = (code: Code): Codes =>
  row({
    read: code,
    write: code,
    PUB: code,
    SELF: code,
    REF: code,
    STAT: code,
    AUTH: code,
    FORM: code,
    LEAVE: code,
    TOGGLE: code,
  })

/** The server asks for a pause that somebody may sit through. */
const patient = row({ read: 'R3', write: 'W3', STAT: 'R3', AUTH: 'W3', FORM: 'W3', BACK: 'halted' })

/**
 * The fault grid of reliability 3.5 but for F30, which has stories of its own: one row for each fault, one code of
 * 3.3 for each class of call. `SELF` is the own account read again at the start, of which nothing is seen unless
 * the session is over; `LEAVE` is signing out, which clears this side in any case (T-13). `CODE` is a code typed into
 * a dialog, `BACK` the return from a provider, which tries again where no answer came (decision 11). Both are GETs: of
 * those that are cut off (F19) or spoilt (F28) the server has done its work. `FORM` is what a form sends that has no
 * record to look at afterwards, such as a registration or a request for mail.
 */
export const FAULTS: readonly Fault[] = [
  {
    id: 'F01',
    name: '401, session gone',
    order: { kind: 'F01' },
    codes: row({
      read: 'S1',
      write: 'S1d',
      STAT: 'S1',
      PUB: 'S1',
      SELF: 'S1',
      REF: 'S1',
      TOGGLE: 'S1',
      GETFX: 'S1',
      CODE: 'S1',
      BACK: 'turnedAway',
      DELETE: 'S1',
    }),
  },
  {
    id: 'F02',
    name: '403 with a message',
    order: { kind: 'F02', message: 'not for you' },
    codes: row({ read: 'S2', write: 'S2w', REF: 'S2', STAT: 'S2', TOGGLE: 'S2w', GETFX: 'W1' }),
  },
  {
    id: 'F03',
    name: '404 in the other envelope',
    order: { kind: 'F03' },
    applied: ['DELETE'],
    codes: row({ read: 'R1', write: 'W1', ITEM: 'N1', SAVE: 'W9', DELETE: 'W10' }),
  },
  {
    id: 'F04',
    name: '405, a site for demonstration',
    order: { kind: 'F04' },
    codes: row({ read: 'D1', write: 'D1', STAT: 'D1', AUTH: 'D1', TOGGLE: 'D1' }),
  },
  {
    id: 'F05',
    name: '409 with a message',
    order: { kind: 'F05' },
    // Nothing moved on the server here; where it did, the differences are shown before anything is sent.
    codes: row({ read: 'R1', write: 'W1' }),
  },
  {
    id: 'F06',
    name: '413, a page of the proxy',
    order: { kind: 'F06' },
    codes: row({ read: 'R1', write: 'W4', AUTH: 'W4', TOGGLE: 'W4', GETFX: 'W1', DELETE: 'W1' }),
  },
  { id: 'F07', name: '429, empty', order: { kind: 'F07' }, codes: patient },
  { id: 'F08', name: '429, wait two seconds', order: { kind: 'F08' }, codes: patient },
  {
    id: 'F09',
    name: '429, wait a day',
    order: { kind: 'F09' },
    codes: row({ read: 'R3day', write: 'W3day', STAT: 'R3day', AUTH: 'W3day' }),
  },
  {
    id: 'F10',
    name: '500 with a message',
    order: { kind: 'F10', message: 'broken inside' },
    codes: row({ read: 'R2', write: 'W2' }),
  },
  { id: 'F11', name: '500, empty', order: { kind: 'F11' }, codes: row({ read: 'R2', write: 'W2' }) },
  { id: 'F12', name: '502, a page', order: { kind: 'F12' }, codes: row({ read: 'R2', write: 'W2' }) },
  { id: 'F13', name: '503 with a date to wait for', order: { kind: 'F13' }, codes: patient },
  { id: 'F14', name: '504, a page', order: { kind: 'F14' }, codes: row({ read: 'R2', write: 'W2' }) },
  {
    id: 'F15',
    name: 'offline',
    codes: row({
      read: 'R4',
      write: 'W11',
      STAT: 'R4',
      PUB: 'R4',
      SELF: 'R4',
      REF: 'R4',
      AUTH: 'W11',
      FORM: 'W11',
      TOGGLE: 'W11',
      BACK: 'W11',
    }),
  },
  { id: 'F16', name: 'connection reset', order: { kind: 'F16' }, codes: row({ read: 'R2', write: 'W2' }) },
  { id: 'F17', name: 'no answer', order: { kind: 'F17' }, codes: row({ read: 'R1', write: 'W2' }) },
  {
    id: 'F18',
    name: 'slow',
    order: { kind: 'F17' },
    codes: row({
      read: 'R7',
      write: 'W12',
      STAT: 'R7',
      PUB: 'R7',
      REF: 'R7',
      AUTH: 'W12',
      FORM: 'W12',
      TOGGLE: 'W12',
      BACK: 'arrivesLate',
    }),
  },
  {
    id: 'F19',
    name: 'cut off',
    order: { kind: 'F19' },
    codes: row({ read: 'R2', write: 'W2', CODE: 'W5', BACK: 'arrives' }),
  },
  { id: 'F20', name: '200, a web page', order: { kind: 'F20' }, codes: row({ read: 'R1', write: 'W2' }) },
  { id: 'F21', name: 'good, labelled as text', order: { kind: 'F21' }, codes: all('R8') },
  {
    id: 'F22',
    name: '200, empty',
    order: { kind: 'F22' },
    applied: ['DELETE'],
    codes: row({ read: 'R1', write: 'W2', SAVE: 'W5', DELETE: 'W5', BACK: 'halted' }),
  },
  {
    id: 'F23',
    name: 'refused',
    order: { kind: 'F23', message: 'not today' },
    codes: row({ read: 'R1', write: 'W1', BACK: 'turnedAway' }),
  },
  {
    id: 'F24',
    name: 'refused without a word',
    order: { kind: 'F24' },
    codes: row({ read: 'R1', write: 'W1', BACK: 'turnedAway' }),
  },
  {
    id: 'F25',
    name: 'no data',
    order: { kind: 'F25' },
    // Lists that are no data are empty, and names can be typed beside one (contract 1.1).
    codes: row({ read: 'R9', write: 'W5', ITEM: 'N1', REF: 'R8', TOGGLE: 'W5' }),
  },
  {
    id: 'F26',
    name: 'a field is missing',
    order: { kind: 'F26' },
    codes: row({ read: 'R10', write: 'W5', PUB: 'quiet', ITEM: 'R11', TOGGLE: 'W5' }),
  },
  { id: 'F27', name: 'secrets nobody asked for', order: { kind: 'F27' }, codes: all('R12') },
  {
    id: 'F28',
    name: 'a field of the wrong type',
    order: { kind: 'F28' },
    // Of the status, a field that cannot be read has its default; that is nothing to tell anybody.
    codes: row({
      read: 'R10',
      write: 'W5',
      PUB: 'quiet',
      ITEM: 'R11',
      FORM: 'W5',
      TOGGLE: 'W5',
      BACK: 'arrives',
    }),
  },
  { id: 'F29', name: 'an unknown value', order: { kind: 'F29' }, codes: all('R13') },
  { id: 'F31', name: 'pressed three times', pressed: 'thrice', codes: all('R15') },
  {
    id: 'F32',
    name: '200, JSON that is no object',
    order: { kind: 'F32' },
    codes: row({ read: 'R1', write: 'W2' }),
  },
]
