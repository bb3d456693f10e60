import type { FaultOrder } from '../../mocks/server/fault-order'
import type { CallClass } from './call'
import type { Code } from './codes'

/** Where the console does otherwise than the grid of FM-FAULTS says, with the reason. */
type Differences = Partial<Record<CallClass, readonly [code: Code, because: string]>>

/** A fault as it is played; without an order it happens in the browser. */
export interface Fault {
  id: string
  name: string
  order?: Omit<FaultOrder, 'call'>
  /** What a person does is done three times within a moment (F31). */
  pressed?: 'thrice'
  /** Classes of which the server did its work before it answered so badly. */
  applied?: readonly CallClass[]
  differs?: Differences
}

const HARMLESS: readonly ['W1', string] = [
  'W1',
  'Nothing was changed that a look could find, and a second log-in does no harm: it failed, and the form is as it was.',
]
/** The log-in form after an answer that was lost. */
const lostLogIn: Differences = { AUTH: HARMLESS }

/** The faults of FM-FAULTS. */
export const FAULTS: readonly Fault[] = [
  { id: 'F01', name: '401, session gone', order: { kind: 'F01' } },
  { id: 'F02', name: '403 with a message', order: { kind: 'F02', message: 'not for you' } },
  { id: 'F03', name: '404 in the other envelope', order: { kind: 'F03' }, applied: ['DELETE'] },
  {
    id: 'F04',
    name: '405, a site for demonstration',
    order: { kind: 'F04' },
    differs: {
      REF: ['R5', 'The field itself says what it has to do without; the list is told by no message.'],
    },
  },
  { id: 'F05', name: '409 with a message', order: { kind: 'F05' } },
  {
    id: 'F06',
    name: '413, a page of the proxy',
    order: { kind: 'F06' },
    differs: {
      GETFX: ['W1', 'It has no body whose size could be named.'],
      DELETE: ['W1', 'It has no body whose size could be named.'],
    },
  },
  { id: 'F07', name: '429, empty', order: { kind: 'F07' } },
  // Once: after two seconds, which a slow machine may need to look, it may be asked for again.
  { id: 'F08', name: '429, wait two seconds', order: { kind: 'F08', times: 1 } },
  { id: 'F09', name: '429, wait a day', order: { kind: 'F09' } },
  { id: 'F10', name: '500 with a message', order: { kind: 'F10', message: 'broken inside' } },
  { id: 'F11', name: '500, empty', order: { kind: 'F11' } },
  { id: 'F12', name: '502, a page', order: { kind: 'F12' }, differs: lostLogIn },
  { id: 'F13', name: '503 with a date to wait for', order: { kind: 'F13' } },
  { id: 'F14', name: '504, a page', order: { kind: 'F14' }, differs: lostLogIn },
  {
    id: 'F15',
    name: 'offline',
    differs: { PUB: ['R4', 'The banner says what the message would, and it ends by itself.'] },
  },
  { id: 'F16', name: 'connection reset', order: { kind: 'F16' }, differs: lostLogIn },
  { id: 'F17', name: 'no answer', order: { kind: 'F17' }, differs: lostLogIn },
  {
    id: 'F18',
    name: 'slow',
    order: { kind: 'F17' },
    differs: {
      PUB: ['unhurried', 'The answer comes, and is good: until then what is cached serves, without a word.'],
    },
  },
  { id: 'F19', name: 'cut off', order: { kind: 'F19' }, differs: lostLogIn },
  { id: 'F20', name: '200, a web page', order: { kind: 'F20' } },
  {
    id: 'F21',
    name: 'good, labelled as text',
    order: { kind: 'F21' },
    differs: { PUB: ['R8', 'Nothing of the answer is lost by its label.'] },
  },
  { id: 'F22', name: '200, empty', order: { kind: 'F22' }, applied: ['DELETE'] },
  { id: 'F23', name: 'refused', order: { kind: 'F23', message: 'not today' } },
  { id: 'F24', name: 'refused without a word', order: { kind: 'F24' } },
  {
    id: 'F25',
    name: 'no data',
    order: { kind: 'F25' },
    differs: {
      REF: ['R8', 'A list that is no data is an empty one (K1.1); names can be typed beside it.'],
    },
  },
  {
    id: 'F26',
    name: 'a field is missing',
    order: { kind: 'F26' },
    differs: {
      PUB: ['quiet', 'A field of the status that is missing has its default, which is nothing to tell.'],
    },
  },
  { id: 'F27', name: 'secrets nobody asked for', order: { kind: 'F27' } },
  {
    id: 'F28',
    name: 'a field of the wrong type',
    order: { kind: 'F28' },
    differs: { PUB: ['quiet', 'A field of the status that cannot be read has its default.'] },
  },
  {
    id: 'F29',
    name: 'an unknown value',
    order: { kind: 'F29' },
    differs: { PUB: ['R13', 'What the status says is words and switches, none of them of a closed list.'] },
  },
  { id: 'F30', name: 'answers out of order', order: { kind: 'F30', times: 2 } },
  { id: 'F31', name: 'pressed three times', pressed: 'thrice' },
  { id: 'F32', name: '200, JSON that is no object', order: { kind: 'F32' } },
]
