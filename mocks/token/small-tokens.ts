import { tokenRow, type TokenRow } from './token-row'
import { makeRow } from '../server/go-struct'
import { secretOf } from '../secret-of'

const DAY = 86_400
const OWNERS = { root: 1, admin: 2, alice: 3, chen: 5 } as const

/** Overrides of a seeded token; days are relative to the world's start. */
interface TokenSeed {
  name: string
  status?: number
  /** Remaining quota; unlimited if absent. */
  left?: number
  used?: number
  /** Days until expiry, negative if expired; never if absent. */
  ends?: number
  models?: string
  subnet?: string | null
}

const root: TokenSeed[] = [
  { name: 'default' },
  { name: 'production web', used: 84_000_000 },
  { name: 'staging', left: 5_000_000, used: 1_250_000 },
  { name: 'nightly evaluation', left: 750_000, used: 249_999, models: 'gpt-4o,gpt-4o-mini,o1-mini' },
  { name: 'support bot', left: 2_000_000, used: 13_500, models: 'gpt-4o-mini' },
  { name: 'paused experiment', status: 2, left: 400_000 },
  { name: 'trade fair demo', status: 3, left: 100_000, ends: -12 },
  { name: 'workshop in spring', status: 3, left: 0, used: 50_000, ends: -90 },
  { name: 'trial key', status: 4, left: 0, used: 500_000 },
  { name: 'overdrawn', status: 4, left: -1_824, used: 501_824 },
  { name: 'over, not yet marked', left: 90_000, ends: -2 },
  { name: 'from a newer server', status: 9, left: 10_000 },
  { name: '客服机器人', left: 1_500_000, used: 32_000 },
  { name: '翻译（生产环境）', left: 640_000, models: 'qwen-max,qwen-plus' },
  { name: 'office only', left: 300_000, subnet: '10.20.0.0/16,2001:db8::/32' },
  { name: 'build farm', subnet: '192.0.2.0/24' },
  { name: 'a name of thirty bytes exactly', left: 9_999 },
  { name: 'ends in a month', left: 1_000_000, ends: 30 },
  { name: 'ends within the hour', left: 10_000, ends: 0.04 },
  { name: '<b>not markup</b>', left: 12_345 },
  { name: '', left: 1 },
  { name: '100% of the budget', left: 9_007_199_254_740_991 },
  { name: 'search_index', left: 2_500_000, models: 'text-embedding-3-large,text-embedding-3-small' },
]

const admin: TokenSeed[] = [
  { name: 'default' },
  { name: 'monitoring', left: 100_000, models: 'gpt-4o-mini' },
  { name: 'old laptop', status: 2, left: 25_000 },
  { name: 'spent', status: 4, left: 0, used: 100_000 },
  { name: 'conference', status: 3, left: 5_000, ends: -30 },
]

const alice: TokenSeed[] = [
  { name: 'default' },
  { name: 'notebook', left: 120_000, used: 3_400 },
  { name: 'phone', left: 40_000, used: 60_000 },
  { name: 'thesis', left: 500_000, models: 'claude-3-5-sonnet-20241022,gpt-4o' },
  { name: 'shared with Bob', status: 2, left: 20_000 },
  { name: 'summer school', status: 3, left: 1_000, ends: -45 },
  { name: 'empty purse', status: 4, left: 0, used: 75_000 },
  { name: 'home network', left: 60_000, subnet: '203.0.113.0/24' },
  { name: '读书笔记', left: 33_000 },
  { name: 'ends next week', left: 80_000, ends: 7 },
  { name: 'ended yesterday', left: 80_000, ends: -1 },
  { name: 'two models', left: 10_000, models: 'gpt-4o-mini,deepseek-chat' },
  { name: 'no subnet at all', left: 15_000, subnet: null },
  { name: 'newest', left: 5_000 },
]

const chen: TokenSeed[] = [
  { name: 'default' },
  { name: '论文助手', left: 150_000, used: 42_000 },
  { name: '实验室服务器', left: 90_000, subnet: '10.0.0.0/8' },
]

function tokenOf(sketch: TokenSeed, owner: number, id: number, start: number): TokenRow {
  const created = start - (60 - id) * DAY
  return makeRow(tokenRow, {
    id,
    user_id: owner,
    key: secretOf('token', id, 48),
    status: sketch.status ?? 1,
    name: sketch.name,
    created_time: created,
    accessed_time: sketch.used ? start - id * 3_600 : created,
    expired_time: sketch.ends === undefined ? -1 : start + Math.round(sketch.ends * DAY),
    // The server creates a new user's default token with remain_quota -1 (K6.3).
    remain_quota: sketch.left ?? (sketch.name === 'default' ? -1 : 0),
    unlimited_quota: sketch.left === undefined,
    used_quota: sketch.used ?? 0,
    models: sketch.models ?? null,
    subnet: sketch.subnet === undefined ? '' : sketch.subnet,
  })
}

/** Tokens of the small seed: all statuses, an unknown one, all kinds of restrictions, unusual names. */
export function smallTokens(start: number): TokenRow[] {
  const owned = [
    ...root.map((sketch) => ({ sketch, owner: OWNERS.root })),
    ...admin.map((sketch) => ({ sketch, owner: OWNERS.admin })),
    ...alice.map((sketch) => ({ sketch, owner: OWNERS.alice })),
    ...chen.map((sketch) => ({ sketch, owner: OWNERS.chen })),
  ]
  return owned.map(({ sketch, owner }, index) => tokenOf(sketch, owner, index + 1, start))
}
