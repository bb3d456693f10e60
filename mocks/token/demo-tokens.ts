import { secretOf } from '../secret-of'
import { makeRow } from '../server/go-struct'
import { TOKEN_STATUS, tokenRow, type TokenRow } from './token-row'

const DAY = 86_400
const ROOT = 1
const ALICE = 3
const CHEN = 5
const MARIA = 6
const WANG_FANG = 7
const TOM = 9
const SARA = 11

/** A token of the demo seed; quotas in units of the server, days from the world's start. */
export interface DemoToken {
  owner: number
  name: string
  /** Share of the calls in the log. */
  share: number
  status?: number
  /** Remaining quota; unlimited if absent. */
  left?: number
  ends?: number
  models?: string
}

/** Tokens of the demo seed, in the order of their ids. */
export const demoTokens: readonly DemoToken[] = [
  { owner: ROOT, name: 'customer chat', share: 30 },
  {
    owner: ROOT,
    name: 'support assistant',
    share: 22,
    left: 61_000_000,
    models: 'gpt-4o,gpt-4o-mini',
  },
  { owner: ROOT, name: 'search index', share: 14, models: 'text-embedding-3-small' },
  { owner: ROOT, name: 'document summaries', share: 12, left: 18_250_000, ends: 64 },
  { owner: ROOT, name: 'code review', share: 9, left: 24_000_000, ends: 121 },
  {
    owner: ROOT,
    name: 'translation',
    share: 6,
    left: 9_100_000,
    models: 'qwen-max,qwen-plus',
  },
  { owner: ROOT, name: 'data science', share: 5, left: 2_400_000, ends: 5 },
  { owner: ROOT, name: 'nightly evaluation', share: 2, left: 310_000 },
  {
    owner: ROOT,
    name: 'marketing',
    share: 0,
    status: TOKEN_STATUS.disabled,
    left: 4_000_000,
  },
  {
    owner: ROOT,
    name: 'summer workshop',
    share: 0,
    status: TOKEN_STATUS.expired,
    left: 0,
    ends: -74,
  },
  { owner: ALICE, name: 'notebook', share: 6 },
  { owner: ALICE, name: 'thesis', share: 4, left: 1_150_000, ends: 30 },
  { owner: CHEN, name: 'reports', share: 5, left: 22_000_000 },
  { owner: MARIA, name: 'mail drafts', share: 9 },
  { owner: WANG_FANG, name: 'product texts', share: 8, models: 'qwen-max,gpt-4o' },
  { owner: TOM, name: 'prototype', share: 5, left: 1_900_000 },
  { owner: SARA, name: 'tests', share: 6 },
]

/** Token rows of the demo seed. */
export function demoTokenRows(start: number): TokenRow[] {
  return demoTokens.map(({ owner, name, status, left, ends, models }, index) =>
    makeRow(tokenRow, {
      id: index + 1,
      user_id: owner,
      key: secretOf('token', index + 1, 48),
      status: status ?? TOKEN_STATUS.enabled,
      name,
      created_time: start - (160 - index * 11) * DAY,
      accessed_time: start - index * 700,
      expired_time: ends === undefined ? -1 : start + ends * DAY,
      remain_quota: left ?? 0,
      unlimited_quota: left === undefined,
      used_quota: 0,
      models: models ?? '',
      subnet: '',
    }),
  )
}
