import { hashText } from '../secret-of'
import { smallTokens } from '../token/small-tokens'
import { contentOfModel, seedModels, priceOfModel } from './seed-models'
import { requestIdAt } from './log-columns'
import { LOG_TYPE, logRow, type LogRow } from './log-row'
import { smallEvents } from './small-events'

const CONSUMPTION_COUNT = 300
const USERS: Readonly<Record<number, string>> = {
  0: '',
  1: 'root',
  2: 'admin',
  3: 'alice',
  4: 'bob',
  5: 'chen',
}
/** Age in seconds, growing quadratically to about 40 days. */
const ageOf = (index: number) => 90 + index * index * 38

/** An entry with its age relative to the world's start. */
type AgedEntry = Partial<LogRow> & { age: number }

function consumptionEntries(): AgedEntry[] {
  const tokens = smallTokens(0).filter(({ status }) => status === 1)
  return Array.from({ length: CONSUMPTION_COUNT }, (_, index): AgedEntry => {
    const random = hashText(`small log ${index}`)
    const token = tokens[random % tokens.length]
    // The minimum of two random indices makes the first models the most frequent.
    const seedModel =
      seedModels[Math.min((random >>> 8) % seedModels.length, (random >>> 16) % seedModels.length)]
    if (!token || !seedModel) throw new RangeError('a seed without tokens or models')
    const prompt = 12 + ((random >>> 4) % 3800)
    const completion = seedModel.model.startsWith('text-embedding') ? 0 : 1 + ((random >>> 12) % 1400)
    return {
      age: ageOf(index),
      type: LOG_TYPE.consume,
      user_id: token.user_id,
      token_name: token.name,
      model_name: seedModel.model,
      channel: seedModel.channel,
      content: contentOfModel(seedModel),
      quota: priceOfModel(seedModel, prompt, completion),
      prompt_tokens: prompt,
      completion_tokens: completion,
      elapsed_time: 180 + completion * 11 + (random % 700),
      is_stream: random % 3 !== 0,
      system_prompt_reset: random % 41 === 0,
    }
  })
}

/** Log of the small seed: consumption of all five users' tokens, and entries of every other type. */
export function smallLogs(start: number): LogRow[] {
  return [...consumptionEntries(), ...smallEvents]
    .toSorted((a, b) => b.age - a.age)
    .map(({ age, ...entry }, index) =>
      logRow({
        ...entry,
        id: index + 1,
        created_at: start - age,
        username: USERS[entry.user_id ?? 0],
        request_id: requestIdAt(start - age, index + 1),
      }),
    )
}
