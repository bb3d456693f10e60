// @ts-check
// Routes with a first load budget, each with the caller who would open it.

/**
 * @typedef {import('./measure-first-load.mjs').Opened & { repeats?: readonly string[] }} Place `repeats` lists
 *   requests that may be sent twice
 */

/** The session check and the balance read the same endpoint with different schemas. */
const repeats = ['/api/user/self']

/** @type {readonly Place[]} */
export const ROUTES = [
  { address: '/login' },
  { address: '/register' },
  { address: '/reset' },
  { address: '/', caller: 'alice', repeats },
  { address: '/token', caller: 'alice' },
  { address: '/token/add', caller: 'alice' },
  { address: '/token/edit/29', caller: 'alice' },
  { address: '/log', caller: 'root' },
  { address: '/channel', caller: 'root' },
  { address: '/channel/add', caller: 'root' },
  { address: '/channel/edit/1', caller: 'root' },
  { address: '/user', caller: 'root' },
  { address: '/user/add', caller: 'root' },
  { address: '/user/edit/3', caller: 'root' },
  { address: '/redemption', caller: 'root' },
  { address: '/redemption/add', caller: 'root' },
  { address: '/redemption/edit/1', caller: 'root' },
  { address: '/topup', caller: 'alice', repeats },
  { address: '/user/edit', caller: 'alice' },
  { address: '/setting', caller: 'root' },
  { address: '/about' },
  { address: '/chat' },
]
