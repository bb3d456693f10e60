import { whole, wholeJson, type WholeAnswer } from './answer'
import {
  blank,
  pathNotFound,
  proxyPage,
  refusal,
  tooManyFor,
  unavailableUntil,
  webPage,
  type MadeAnswer,
} from './fault-answers'
import { edited, spoiled, withoutField, withSecrets, withUnknownValue, withWrongType } from './fault-edits'
import type { FaultOrder } from './fault-order'
import type { FaultPlay } from './fault-scene'
import { codeOf, type FaultCode } from './fault-words'
import { altered, cutShort, doubled, held, instead, outOfOrder, resetPlay } from './fault-plays'

const JSON_TYPE = 'application/json; charset=utf-8'
const notJsonObject: MadeAnswer = (order) =>
  wholeJson(order.status ?? 200, order.value === undefined ? [] : order.value)
const asPlainText = (answer: WholeAnswer): WholeAnswer => ({
  ...answer,
  headers: [
    ...answer.headers.filter(([name]) => name.toLowerCase() !== 'content-type'),
    ['Content-Type', 'text/plain; charset=utf-8'],
  ],
})
const withNullData = (answer: WholeAnswer) => edited(answer, (envelope) => (envelope.data = null))
const silent: MadeAnswer = ({ status = 200, message }) => wholeJson(status, { success: false, message })
const noSession = '无权进行此操作，未登录且未提供 access token'

/** What each fault does; their words are in fault-words.ts. */
const plays: Record<FaultCode, FaultPlay> = {
  F01: instead(refusal(401, noSession)),
  F02: instead(refusal(403, 'forbidden')),
  F03: instead(pathNotFound),
  F04: instead(proxyPage(405, 'Not Allowed')),
  F05: instead(refusal(409, 'the record was changed by someone else')),
  F06: instead(proxyPage(413, 'Request Entity Too Large')),
  F07: instead(blank(429)),
  F08: instead(tooManyFor(2)),
  F09: instead(tooManyFor(86_400)),
  F10: instead(refusal(500, 'internal error')),
  F11: instead(blank(500)),
  F12: instead(proxyPage(502, 'Bad Gateway')),
  F13: instead(unavailableUntil),
  F14: instead(proxyPage(504, 'Gateway Time-out')),
  F16: resetPlay,
  F17: held({ timed: false }),
  F18: held({ timed: true }),
  F19: cutShort,
  F20: instead(webPage),
  F21: altered(asPlainText),
  F22: instead((order) => whole(order.status ?? 200, '', JSON_TYPE)),
  F23: instead(refusal(200, 'refused')),
  F24: instead(silent),
  F25: altered(withNullData),
  F26: altered(spoiled(withoutField)),
  F27: altered(spoiled(withSecrets)),
  F28: altered(spoiled(withWrongType)),
  F29: altered(spoiled(withUnknownValue)),
  F30: outOfOrder,
  F31: doubled,
  F32: instead(notJsonObject),
}

/** The play of an order's fault. */
export function playOf({ kind }: FaultOrder): FaultPlay {
  return plays[codeOf(kind)]
}
