import { secretOf } from '../secret-of'
import { rowsOf, type BaseRows } from '../table'
import { hostileTokens } from './hostile-tokens'
import { smallTokens } from './small-tokens'
import { TOKEN_STATUS, type TokenRow } from './token-row'

const DAY = 86_400
const ROOT_TOKEN_COUNT = 5000
const MODELS = [null, '', 'gpt-4o-mini', 'gpt-4o,gpt-4o-mini,o1-mini', 'deepseek-chat'] as const
const TEAMS = ['search', 'billing', 'support bot', 'crawler', '翻译', 'notebook', 'ci']

function pick<Item>(list: readonly [Item, ...Item[]] | readonly Item[], at: number, otherwise: Item): Item {
  return list[at % list.length] ?? otherwise
}

/** Computes token `id` of the large seed: root owns 1 … 5000, then admin and alice own three each. */
function largeToken(id: number, start: number): TokenRow {
  const owner = id <= ROOT_TOKEN_COUNT ? 1 : id <= ROOT_TOKEN_COUNT + 3 ? 2 : 3
  const created = start - (ROOT_TOKEN_COUNT + 6 - id) * 600
  const status =
    id % 17 === 0 ? TOKEN_STATUS.disabled : id % 29 === 0 ? TOKEN_STATUS.expired : TOKEN_STATUS.enabled
  return {
    id,
    user_id: owner,
    key: secretOf('token', id, 48),
    status,
    name: `${pick(TEAMS, id, 'team')}-${String(id).padStart(4, '0')}`,
    created_time: created,
    accessed_time: created + (id % 5) * DAY,
    expired_time: status === TOKEN_STATUS.expired ? start - DAY : id % 3 === 0 ? start + (id % 90) * DAY : -1,
    remain_quota: (id * 7919) % 2_000_000,
    unlimited_quota: id % 11 === 0,
    used_quota: (id * 104_729) % 900_000,
    models: pick(MODELS, id, null),
    subnet: id % 13 === 0 ? '10.0.0.0/8' : '',
  }
}

/** Seed tokens of a world; `start` is its start time in unix seconds. */
export function tokenSeed(seed: 'small' | 'large' | 'empty' | 'hostile', start: number): BaseRows<TokenRow> {
  if (seed === 'empty') return rowsOf([])
  if (seed === 'large') return { count: ROOT_TOKEN_COUNT + 6, rowOf: (id) => largeToken(id, start) }
  return rowsOf(seed === 'hostile' ? hostileTokens(start) : smallTokens(start))
}
