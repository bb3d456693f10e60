import { tokenRow, TOKEN_STATUS, type TokenRow } from './token-row'
import { makeRow } from '../server/go-struct'
import type { SeedName } from '../world'
import { secretOf } from '../secret-of'
import { rowsOf, type BaseRows } from '../table'
import { demoTokenRows } from './demo-tokens'
import { smallTokens } from './small-tokens'
import { hostileTexts } from '../user/hostile-texts'

/** Two tokens (root, alice) per hostile text, used as name and, rotating, as models, subnet or key. */
function hostileTokens(start: number): TokenRow[] {
  return [1, 3].flatMap((owner, round) =>
    hostileTexts.map((text, index) => {
      const id = round * hostileTexts.length + index + 1
      return makeRow(tokenRow, {
        id,
        user_id: owner,
        key: id % 4 === 0 ? text : secretOf('token', id, 48),
        status: id % 6 === 0 ? 99 : (index % TOKEN_STATUS.exhausted) + 1,
        name: text,
        created_time: start - id * 3600,
        accessed_time: start,
        expired_time: id % 5 === 0 ? 9_007_199_254_740_991 : -1,
        remain_quota: id % 7 === 0 ? -9_007_199_254_740_991 : id * 1000,
        unlimited_quota: id % 8 === 0,
        used_quota: id,
        models: id % 2 === 0 ? `${text},gpt-4o` : null,
        subnet: id % 3 === 0 ? text : '',
      })
    }),
  )
}

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
  return makeRow(tokenRow, {
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
  })
}

/** Seed tokens of a world; `start` is its start time in unix seconds. */
export function tokenSeed(seed: SeedName, start: number): BaseRows<TokenRow> {
  if (seed === 'empty') return rowsOf([])
  if (seed === 'large') return { count: ROOT_TOKEN_COUNT + 6, rowOf: (id) => largeToken(id, start) }
  if (seed === 'demo') return rowsOf(demoTokenRows(start))
  return rowsOf(seed === 'hostile' ? hostileTokens(start) : smallTokens(start))
}
