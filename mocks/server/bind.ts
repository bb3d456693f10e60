import { callOf } from './call'
import { GoDecodeError, parseGoJson } from './go-json'
import { fillStruct, type GoStruct } from './go-struct'
import { translated } from './language'
import { refuse } from './reply'

function attempt<Value extends object>(
  request: Request,
  struct: GoStruct<Value>,
  messageKey: (error: GoDecodeError) => string,
  status?: number,
): Value {
  try {
    return fillStruct(struct, parseGoJson(callOf(request).body))
  } catch (error) {
    if (error instanceof GoDecodeError) throw refuse(messageKey(error), status)
    throw error
  }
}

/**
 * Decodes a request body for the channel, token, redemption code and top-up calls. On failure throws a refusal
 * Response that carries the decoder's raw error text (K1.3).
 */
export function bind<Value extends object>(request: Request, struct: GoStruct<Value>): Value {
  return attempt(request, struct, (error) => error.message)
}

/**
 * Decodes a request body for the log-in, registration, user and option calls. On failure throws a refusal Response
 * with "invalid parameter" in the caller's language (K1.3) and status 200 by default.
 */
export function bindWithGenericError<Value extends object>(
  request: Request,
  struct: GoStruct<Value>,
  status?: number,
): Value {
  return attempt(request, struct, () => translated(request, 'invalid_parameter'), status)
}
