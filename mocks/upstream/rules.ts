import type { ChannelRow } from '../channel/channel-row'

/** How long a pretended provider takes, by word. */
const DELAYS = { fast: 80, slow: 12_500 } as const

/** How it fails a test; `isRejection` is what automatic disabling looks for (K6.7, call 41). */
interface Refusal {
  status: number
  text: string
  isRejection: boolean
}

/** What it answers instead of its model's name, by word. */
const REFUSALS = {
  unauthorised: { status: 401, text: 'Incorrect API key provided: sk-none.', isRejection: true },
  insufficient: {
    status: 429,
    text: 'You exceeded your current quota, please check your plan and billing details.',
    isRejection: true,
  },
  indebted: { status: 403, text: '账户已欠费，请充值后重试', isRejection: true },
  busy: { status: 429, text: 'Rate limit reached for requests', isRejection: false },
  broken: { status: 500, text: '', isRejection: false },
} as const satisfies Record<string, Refusal>

const WORDY_LENGTH = 2_000_000

/** Odd replies of a model that works, by word. */
const REPLIES = {
  markup: '<img src=x onerror=window.__xss=1>',
  wordy: 'All work and no play. '.repeat(WORDY_LENGTH / 22),
} as const

/** What the words of a channel's name and address make of its provider. */
export interface Provider {
  ms: number
  /** No answer until the world releases what it holds. */
  hangs: boolean
  /** The row is written a second after the answer. */
  isSlow: boolean
  isUnreachable: boolean
  isSilent: boolean
  refusal?: Refusal
  reply?: string
}

const byWord = <Value>(has: (word: string) => boolean, values: Record<string, Value>): Value | undefined =>
  Object.entries(values).find(([word]) => has(word))?.[1]

/**
 * The pretended provider behind a channel, by whole words in its name or address, such as `slow` in
 * `https://slow.upstream.example`; without any it takes some hundred milliseconds, depending on the id, and works.
 */
export function providerOf({ id, name, base_url }: Readonly<ChannelRow>): Provider {
  const words = new Set(`${name} ${base_url ?? ''}`.toLowerCase().match(/[a-z]+/g))
  const has = (word: string) => words.has(word)
  return {
    ms: byWord(has, DELAYS) ?? 300 + ((id * 137) % 1700),
    hangs: has('hanging'),
    isSlow: has('late'),
    isUnreachable: has('unreachable'),
    isSilent: has('mute'),
    refusal: byWord<Refusal>(has, REFUSALS),
    reply: byWord<string>(has, REPLIES),
  }
}
