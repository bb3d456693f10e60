import { fullResponse, jsonResponse, type FullResponse } from './response'
import {
  blank,
  pathNotFound,
  proxyPage,
  refusal,
  rateLimitedFor,
  unavailableUntil,
  webPage,
  type ResponseFactory,
} from './fault-responses'
import {
  editResponse,
  corruptRows,
  withoutField,
  withSecrets,
  withUnknownValue,
  withWrongType,
} from './fault-edits'
import type { FaultOrder } from './fault-order'
import {
  type FaultHandler,
  alter,
  truncate,
  respondTwice,
  holdResponse,
  replaceWith,
  delayBehindNext,
  resetConnection,
} from './fault-handlers'
import { codeOf, type FaultCode } from './fault-words'

const JSON_TYPE = 'application/json; charset=utf-8'
const notJsonObject: ResponseFactory = (order) =>
  jsonResponse(order.status ?? 200, order.value === undefined ? [] : order.value)
const asPlainText = (response: FullResponse): FullResponse => ({
  ...response,
  headers: [
    ...response.headers.filter(([name]) => name.toLowerCase() !== 'content-type'),
    ['Content-Type', 'text/plain; charset=utf-8'],
  ],
})
const withNullData = (response: FullResponse) => editResponse(response, (envelope) => (envelope.data = null))
const silent: ResponseFactory = ({ status = 200, message }) =>
  jsonResponse(status, { success: false, message })
const noSession = '无权进行此操作，未登录且未提供 access token'

/** Handler of each fault; the names are in fault-words.ts. */
const handlers: Record<FaultCode, FaultHandler> = {
  F01: replaceWith(refusal(401, noSession)),
  F02: replaceWith(refusal(403, 'forbidden')),
  F03: replaceWith(pathNotFound),
  F04: replaceWith(proxyPage(405, 'Not Allowed')),
  F05: replaceWith(refusal(409, 'the record was changed by someone else')),
  F06: replaceWith(proxyPage(413, 'Request Entity Too Large')),
  F07: replaceWith(blank(429)),
  F08: replaceWith(rateLimitedFor(2)),
  F09: replaceWith(rateLimitedFor(86_400)),
  F10: replaceWith(refusal(500, 'internal error')),
  F11: replaceWith(blank(500)),
  F12: replaceWith(proxyPage(502, 'Bad Gateway')),
  F13: replaceWith(unavailableUntil),
  F14: replaceWith(proxyPage(504, 'Gateway Time-out')),
  F16: resetConnection,
  F17: holdResponse({ timed: false }),
  F18: holdResponse({ timed: true }),
  F19: truncate,
  F20: replaceWith(webPage),
  F21: alter(asPlainText),
  F22: replaceWith((order) => fullResponse(order.status ?? 200, '', JSON_TYPE)),
  F23: replaceWith(refusal(200, 'refused')),
  F24: replaceWith(silent),
  F25: alter(withNullData),
  F26: alter(corruptRows(withoutField)),
  F27: alter(corruptRows(withSecrets)),
  F28: alter(corruptRows(withWrongType)),
  F29: alter(corruptRows(withUnknownValue)),
  F30: delayBehindNext,
  F31: respondTwice,
  F32: replaceWith(notJsonObject),
}

/** The handler for an order's fault. */
export function faultHandlerOf({ kind }: FaultOrder): FaultHandler {
  return handlers[codeOf(kind)]
}
