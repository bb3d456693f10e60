import { setNonce } from 'get-nonce'
import * as z from 'zod/mini'
import { setTrustedTypesPolicy } from './trusted-types-policy'
import { pageNonce } from './page-nonce'

// What a page under a strict content policy needs before anything else runs: to be imported first.
setTrustedTypesPolicy()
// The scroll lock of dialogs asks there for the nonce of its style.
const nonce = pageNonce()
if (nonce) setNonce(nonce)
// A faster reader of zod is made of text; where that is forbidden, the mere attempt counts as a violation.
z.config({ jitless: true })
