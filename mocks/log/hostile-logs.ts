import { hostileLogTexts } from './hostile-log-texts'
import { LOG_TYPE, logRow, type LogRow } from './log-row'

const texts = Object.values(hostileLogTexts)
const MOST_EXACT = Number.MAX_SAFE_INTEGER
const TYPES = [LOG_TYPE.consume, LOG_TYPE.topUp, LOG_TYPE.manage, LOG_TYPE.system, LOG_TYPE.test, 77, -1]

/** Boundary values of number columns and dates. */
const edges: readonly Partial<LogRow>[] = [
  { content: 'as much as JavaScript can count', quota: MOST_EXACT, prompt_tokens: MOST_EXACT },
  { content: 'less than nothing', quota: -1, prompt_tokens: -1, completion_tokens: -1, elapsed_time: -1 },
  { content: 'no time at all', created_at: 0 },
  { content: 'milliseconds by mistake', created_at: 1_700_000_000_000 },
  { content: 'before time began', created_at: -62_135_596_801 },
  { content: 'an endless call', elapsed_time: MOST_EXACT, is_stream: true },
  { content: 'a channel that never was', channel: 2_147_483_647 },
  { content: '' },
]

/** Entries of root, admin and alice in turn with each hostile text in every text field, then the boundary values. */
export function hostileLogs(start: number): LogRow[] {
  const textAt = (place: number) => texts[place % texts.length] ?? ''
  const spoilt = texts.map((content, place): Partial<LogRow> => ({
    user_id: 1 + (place % 3),
    type: TYPES[place % TYPES.length],
    content,
    username: textAt(place + 1),
    token_name: textAt(place + 2),
    model_name: textAt(place + 3),
    request_id: textAt(place + 4),
    quota: 100 + place,
    channel: place % 5,
  }))
  const all = [
    ...spoilt,
    ...edges.map((edge) => Object.assign({ user_id: 1, username: 'root', type: 2 }, edge)),
  ]
  return all.map((entry, place) =>
    logRow({ created_at: start - (all.length - place) * 60, ...entry, id: place + 1 }),
  )
}
