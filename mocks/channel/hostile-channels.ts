import { blankChannel } from './blank-channel'
import type { ChannelRow } from './channel-row'
import { PLAIN } from '../hostile-plain-texts'
import { HTML, JSON_TEXTS, URLS } from './hostile-inputs'

/** Types whose forms read `config`, and two unknown types. */
const TYPES = [1, 3, 33, 42, 34, 37, 17, 8, 99, -1]
const STATUSES = [1, 2, 3, 0, 9, -1]
const NUMBERS = [0, -3, 1e-7, 123_456_789.999, 9_007_199_254_740_991]

function pick<Item extends string | number>(list: readonly Item[], at: number): Item | '' {
  return list[at % list.length] ?? ''
}

const numberAt = (list: readonly number[], at: number) => Number(pick(list, at))

/** One row per input of the longest list; every text field holds a hostile input. */
export function hostileChannels(start: number): ChannelRow[] {
  const rowCount = Math.max(PLAIN.length, HTML.length, URLS.length, JSON_TEXTS.length)
  return Array.from({ length: rowCount }, (_, at) => ({
    ...blankChannel(at + 1, start - (rowCount - at) * 3600),
    type: numberAt(TYPES, at),
    key: pick(HTML, at),
    status: numberAt(STATUSES, at),
    name: pick(PLAIN, at),
    base_url: pick(URLS, at),
    other: pick(HTML, at + 1),
    balance: numberAt(NUMBERS, at),
    response_time: at * 997,
    test_time: at % 2 ? start : 0,
    models: `${pick(PLAIN, at + 1)},,b ,${pick(HTML, at + 2)}`,
    // Half of the channels are in a real group, so that users see their models.
    group: at % 2 ? `default,${pick(PLAIN, at + 2)}` : pick(PLAIN, at + 2),
    used_quota: Math.trunc(numberAt(NUMBERS, at)),
    model_mapping: pick(JSON_TEXTS, at),
    priority: at % 3 ? -at : null,
    weight: at % 4 ? at : null,
    config: pick(JSON_TEXTS, at + 1),
    system_prompt: pick(HTML, at + 3),
  }))
}
