import { callOf } from '../server/call'
import { jsonReply } from '../server/reply'

const withRequestId = (request: Request, message: string) =>
  `${message} (request id: ${callOf(request).requestId})`

/** A refusal before a channel is used: by the checks of the key or of the routing (K6.11). */
export function relayRefusal(request: Request, status: number, message: string): Response {
  return jsonReply({ error: { message: withRequestId(request, message), type: 'one_api_error' } }, status)
}

/** The error object of a failed relay call. */
export interface RelayError {
  message: string
  /** `one_api_error` by the server itself, `upstream_error` by the provider. */
  type: 'one_api_error' | 'upstream_error'
  param: string
  code: string
}

/** An error of the server itself. */
export function ownError(code: string, message: string): RelayError {
  return { message, type: 'one_api_error', param: '', code }
}

/** The response for an error after a channel was chosen (K6.11). */
export function relayFailure(request: Request, status: number, error: RelayError): Response {
  // The server does not repeat the provider's words when it is asked too often.
  const message = status === 429 ? '当前分组上游负载已饱和，请稍后再试' : error.message
  return jsonReply({ error: { ...error, message: withRequestId(request, message) } }, status)
}
