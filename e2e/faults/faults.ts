import type { FaultOrder } from '../../mocks/server/fault-order'
import type { CallClass } from './call'
import type { Code } from './codes'

/** Deviations from the grid of faults, with the reason. */
type Differences = Partial<Record<CallClass, readonly [code: Code, because: string]>>

/** A fault; without an order it happens in the browser. */
export interface Fault {
  id: string
  name: string
  order?: Omit<FaultOrder, 'call'>
  /** The user action is triggered three times in quick succession (F31). */
  pressed?: 'thrice'
  /** Classes for which the server applies the call before it sends the faulty response. */
  applied?: readonly CallClass[]
  differs?: Differences
}

const REPEATABLE: readonly ['W1', string] = [
  'W1',
  'No read can verify a log-in, and repeating it is harmless: it counts as failed, and the form keeps its values.',
]
/** Deviation for log-in after a lost response. */
const lostLogIn: Differences = { AUTH: REPEATABLE }

/** The faults by their code. */
export const FAULTS: readonly Fault[] = [
  { id: 'F01', name: '401, session expired', order: { kind: 'F01' } },
  { id: 'F02', name: '403 with a message', order: { kind: 'F02', message: 'not for you' } },
  { id: 'F03', name: '404, other envelope', order: { kind: 'F03' }, applied: ['DELETE'] },
  {
    id: 'F04',
    name: '405, demo site',
    order: { kind: 'F04' },
    differs: {
      REF: ['R5', 'The field itself shows that its list is unavailable; there is no toast.'],
    },
  },
  { id: 'F05', name: '409 with a message', order: { kind: 'F05' } },
  {
    id: 'F06',
    name: '413, HTML of the proxy',
    order: { kind: 'F06' },
    differs: {
      GETFX: ['W1', 'The request has no body whose size the message could state.'],
      DELETE: ['W1', 'The request has no body whose size the message could state.'],
    },
  },
  { id: 'F07', name: '429, empty', order: { kind: 'F07' } },
  // Only once: on a slow machine the two seconds may pass, and the call is retried.
  { id: 'F08', name: '429, Retry-After two seconds', order: { kind: 'F08', times: 1 } },
  { id: 'F09', name: '429, Retry-After a day', order: { kind: 'F09' } },
  { id: 'F10', name: '500 with a message', order: { kind: 'F10', message: 'broken inside' } },
  { id: 'F11', name: '500, empty', order: { kind: 'F11' } },
  { id: 'F12', name: '502, HTML', order: { kind: 'F12' }, differs: lostLogIn },
  { id: 'F13', name: '503, Retry-After date', order: { kind: 'F13' } },
  { id: 'F14', name: '504, HTML', order: { kind: 'F14' }, differs: lostLogIn },
  {
    id: 'F15',
    name: 'offline',
    differs: { PUB: ['R4', 'The offline banner replaces the message and disappears when back online.'] },
  },
  { id: 'F16', name: 'connection reset', order: { kind: 'F16' }, differs: lostLogIn },
  { id: 'F17', name: 'no response', order: { kind: 'F17' }, differs: lostLogIn },
  {
    id: 'F18',
    name: 'slow response',
    order: { kind: 'F17' },
    differs: {
      PUB: [
        'keepsWaiting',
        'The response arrives and is valid; the cached status is used until then, without a message.',
      ],
    },
  },
  { id: 'F19', name: 'truncated', order: { kind: 'F19' }, differs: lostLogIn },
  { id: 'F20', name: '200, HTML', order: { kind: 'F20' } },
  {
    id: 'F21',
    name: 'valid, Content-Type text',
    order: { kind: 'F21' },
    differs: { PUB: ['R8', 'The Content-Type does not affect the data.'] },
  },
  { id: 'F22', name: '200, empty', order: { kind: 'F22' }, applied: ['DELETE'] },
  { id: 'F23', name: 'refused', order: { kind: 'F23', message: 'not today' } },
  { id: 'F24', name: 'refused without a message', order: { kind: 'F24' } },
  {
    id: 'F25',
    name: 'no data',
    order: { kind: 'F25' },
    differs: {
      REF: ['R8', 'A list without data counts as empty (K1.1); names can be typed anyway.'],
    },
  },
  {
    id: 'F26',
    name: 'missing field',
    order: { kind: 'F26' },
    differs: {
      PUB: ['silent', 'A missing field of the status gets its default without a message.'],
    },
  },
  { id: 'F27', name: 'unexpected secrets', order: { kind: 'F27' } },
  {
    id: 'F28',
    name: 'field of the wrong type',
    order: { kind: 'F28' },
    differs: { PUB: ['silent', 'An invalid field of the status gets its default.'] },
  },
  {
    id: 'F29',
    name: 'unknown enum value',
    order: { kind: 'F29' },
    differs: { PUB: ['R13', 'The status has texts and booleans only, no enum.'] },
  },
  { id: 'F30', name: 'responses out of order', order: { kind: 'F30', times: 2 } },
  { id: 'F31', name: 'three clicks', pressed: 'thrice' },
  { id: 'F32', name: '200, JSON but no object', order: { kind: 'F32' } },
]
