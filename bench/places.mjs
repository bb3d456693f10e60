// @ts-check
// The addresses whose first load has a budget, each as the person who would open it.

/** @type {readonly import('./first-load.mjs').Opened[]} */
export const PLACES = [
  { address: '/login' },
  { address: '/register' },
  { address: '/reset' },
  { address: '/', caller: 'alice' },
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
  { address: '/topup', caller: 'alice' },
  { address: '/user/edit', caller: 'alice' },
  { address: '/setting', caller: 'root' },
  { address: '/about' },
  { address: '/chat' },
]
