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
 * Reads a body as the calls of channels, tokens, codes and top-up do: a failure is refused with the raw text of
 * the decoder (K1.3). Throws the refusal as a Response.
 */
export function bind<Value extends object>(request: Request, struct: GoStruct<Value>): Value {
  return attempt(request, struct, (error) => error.message)
}

/**
 * Reads a body as the calls of sign-in, registration, users and options do: any failure is "invalid parameter" in
 * the caller's language (K1.3), with 200 unless the contract names another status for the call. Throws the
 * refusal as a Response.
 */
export function bindQuietly<Value extends object>(
  request: Request,
  struct: GoStruct<Value>,
  status?: number,
): Value {
  return attempt(request, struct, () => translated(request, 'invalid_parameter'), status)
}
