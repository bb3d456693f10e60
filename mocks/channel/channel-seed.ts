import { rowsOf, type BaseRows } from '../table'
import type { SeedName } from '../world'
import { type ChannelRow, blankChannel } from './channel-row'
import { demoChannelRows } from './demo-channels'
import { hostileChannels } from './hostile-channels'
import { smallChannels } from './small-channels'
import { modelsOfType } from '../model/model-seed'

/** Number of channels in the large seed. */
const LARGE_COUNT = 2000

const DAY = 86_400
/** Types of the large seed. A later type does not change its rows, on which stories depend. */
const TYPES = 52
const PLACES = ['Frankfurt', 'Virginia', '上海', 'Singapore', '北京', 'Dublin', 'Tokyo']
const GROUPS = ['default', 'default,vip', 'vip', 'default,vip,svip', 'svip']
const PRIORITIES = [0, 0, 10, -5, 100]
const PROVIDER_NAMES = ['openai', 'azure', 'claude', '通义', 'gemini', 'deepseek', 'mistral', '智谱', 'proxy']

function pick<Item>(list: readonly Item[], at: number): Item | undefined {
  return list[at % list.length]
}

/** Computes channel `id` of the large seed: all types of K8.4 and all statuses in turn. */
function largeChannel(id: number, start: number): ChannelRow {
  const created = start - (LARGE_COUNT - id + 1) * 3600
  const type = id % TYPES
  const wasTested = id % 4 !== 0
  const hasBalance = [1, 4, 8, 20, 36, 44].includes(type)
  return {
    ...blankChannel(id, created),
    type,
    status: id % 23 === 0 ? 3 : id % 17 === 0 ? 2 : id % 501 === 0 ? 0 : 1,
    name: `${pick(PROVIDER_NAMES, id * 5)}-${pick(PLACES, id)}-${String(id).padStart(4, '0')}`,
    weight: id % 7,
    test_time: wasTested ? start - (id % 30) * DAY : 0,
    response_time: wasTested ? (id * 7919) % 12_000 : 0,
    base_url: id % 6 === 0 ? `https://node-${id}.upstream.example` : '',
    balance: hasBalance ? ((id * 104_729) % 200_000) / 100 - 50 : 0,
    balance_updated_time: hasBalance ? start - (id % 9) * DAY : 0,
    models: (modelsOfType[String(type)] ?? modelsOfType['1'] ?? []).join(','),
    group: pick(GROUPS, id) ?? 'default',
    used_quota: (id * 15_485_863) % 900_000_000,
    model_mapping: id % 9 === 0 ? '{"gpt-3.5-turbo":"gpt-4o-mini"}' : '',
    priority: pick(PRIORITIES, id) ?? 0,
  }
}

/** Seed channels of a world; `start` is its start time in unix seconds. */
export function channelSeed(seed: SeedName, start: number): BaseRows<ChannelRow> {
  if (seed === 'empty') return rowsOf([])
  if (seed === 'large') return { count: LARGE_COUNT, rowOf: (id) => largeChannel(id, start) }
  if (seed === 'demo') return rowsOf(demoChannelRows(start))
  return rowsOf(seed === 'hostile' ? hostileChannels(start) : smallChannels(start))
}
