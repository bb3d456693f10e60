import type { ChannelRow } from '../channel/channel-row'

/** Response time of a mock provider in ms, by keyword. */
const DELAYS = { fast: 80, slow: 12_500 } as const

/** An error response of a mock provider. `isRejection` triggers automatic disabling (K6.7, call 41). */
interface Refusal {
  status: number
  text: string
  isRejection: boolean
}

/** Error responses by keyword. */
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

/** Unusual successful replies by keyword. */
const REPLIES = {
  markup: '<img src=x onerror=window.__xss=1>',
  wordy: 'All work and no play. '.repeat(WORDY_LENGTH / 22),
} as const

/** Behaviour of a channel's mock provider. */
export interface Provider {
  ms: number
  /** Does not respond until the world releases held responses. */
  hangs: boolean
  /** Updates the row one second after the response. */
  isSlow: boolean
  isUnreachable: boolean
  isSilent: boolean
  /** Ends a streamed answer in its middle. */
  breaksOff: boolean
  /** Sends a line that is no event into the middle of a streamed answer. */
  stumbles: boolean
  refusal?: Refusal
  reply?: string
}

const byWord = <Value>(has: (word: string) => boolean, values: Record<string, Value>): Value | undefined =>
  Object.entries(values).find(([word]) => has(word))?.[1]

/**
 * The mock provider of a channel, configured by keywords in its name or base URL, such as `slow` in
 * `https://slow.upstream.example`. Without keywords it succeeds after 300–2000 ms, depending on the id.
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
    breaksOff: has('interrupted'),
    stumbles: has('stumbling'),
    refusal: byWord<Refusal>(has, REFUSALS),
    reply: byWord<string>(has, REPLIES),
  }
}
