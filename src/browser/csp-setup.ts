import * as z from 'zod/mini'
import { setTrustedTypesPolicy } from './trusted-types-policy'

// Setup for a strict Content-Security-Policy; must be the first import.
setTrustedTypesPolicy()
// zod's JIT uses `new Function`; the probe alone is reported as a CSP violation.
z.config({ jitless: true })
