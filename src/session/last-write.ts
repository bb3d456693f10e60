import * as z from 'zod/mini'
import { storedValue } from '#/browser/stored-value'

/** When any tab of this browser last sent a write, in ms: what was read before may be outdated. */
export const lastWrite = storedValue('last-write', z.int())
