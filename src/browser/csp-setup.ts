import { setNonce } from 'get-nonce'
import * as z from 'zod/mini'
import { setTrustedTypesPolicy } from './trusted-types-policy'
import { pageNonce } from './page-nonce'

// Setup for a strict Content-Security-Policy; must be the first import.
setTrustedTypesPolicy()
// The scroll lock of dialogs reads the nonce for its style element from `get-nonce`.
const nonce = pageNonce()
if (nonce) setNonce(nonce)
// zod's JIT uses `new Function`; the probe alone is reported as a CSP violation.
z.config({ jitless: true })
