import { mixed } from '../secret-of'
import { smallTokens } from '../token/small-tokens'
import { contentOfModel, seedModels, priceOfModel } from './seed-models'
import { requestIdAt } from './log-columns'
import { LOG_TYPE, logRow, type LogRow } from './log-row'
import { smallEvents } from './small-events'

const CONSUMED = 300
const USERS: Readonly<Record<number, string>> = {
  0: '',
  1: 'root',
  2: 'admin',
  3: 'alice',
  4: 'bob',
  5: 'chen',
}
/** Seconds back for the newest, growing to about forty days for the oldest. */
const ageOf = (place: number) => 90 + place * place * 38

/** An entry whose time still counts back from the world's start. */
type Aged = Partial<LogRow> & { age: number }

function consumed(): Aged[] {
  const tokens = smallTokens(0).filter(({ status }) => status === 1)
  return Array.from({ length: CONSUMED }, (_, place): Aged => {
    const chance = mixed(`small log ${place}`)
    const token = tokens[chance % tokens.length]
    // Two draws, of which the lower counts: the first models are asked for most.
    const good = seedModels[Math.min((chance >>> 8) % seedModels.length, (chance >>> 16) % seedModels.length)]
    if (!token || !good) throw new RangeError('a seed without tokens or models')
    const prompt = 12 + ((chance >>> 4) % 3800)
    const answer = good.model.startsWith('text-embedding') ? 0 : 1 + ((chance >>> 12) % 1400)
    return {
      age: ageOf(place),
      type: LOG_TYPE.consume,
      user_id: token.user_id,
      token_name: token.name,
      model_name: good.model,
      channel: good.channel,
      content: contentOfModel(good),
      quota: priceOfModel(good, prompt, answer),
      prompt_tokens: prompt,
      completion_tokens: answer,
      elapsed_time: 180 + answer * 11 + (chance % 700),
      is_stream: chance % 3 !== 0,
      system_prompt_reset: chance % 41 === 0,
    }
  })
}

/** The believable entries: consumption of all five users' tokens, and every other type by hand. */
export function smallLogs(start: number): LogRow[] {
  return [...consumed(), ...smallEvents]
    .toSorted((one, other) => other.age - one.age)
    .map(({ age, ...entry }, place) =>
      logRow({
        ...entry,
        id: place + 1,
        created_at: start - age,
        username: USERS[entry.user_id ?? 0],
        request_id: requestIdAt(start - age, place + 1),
      }),
    )
}
