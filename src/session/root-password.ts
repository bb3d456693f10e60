import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

/** What this browser has seen of the super administrator's password; undefined if it has seen none. */
export const rootPassword = storedText('root-password', z.enum(['default', 'own']))
