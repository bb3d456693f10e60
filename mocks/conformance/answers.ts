import type { Answer, Case, Person } from './case'
import { has, matches, text, type Expected } from './expected'

/** Success with exactly this data; without an argument `data` must be absent (contract 1.1). */
export function good(data?: Expected): Answer {
  return { body: { success: true, message: '', data } }
}

/** Success whose data does not matter here. */
export const fine: Answer = { body: has({ success: true }) }

/** HTTP 200 and a refusal in exactly these words, without data (contract 1.1). */
export function refused(message: Expected): Answer {
  return { body: { success: false, message } }
}

/** A refusal in whatever words: they come from a library or a database. */
export const refusedSomehow: Answer = { body: { success: false, message: text } }

/** Nobody is signed in (contract 2.2). */
export const unauthenticated: Answer = {
  status: 401,
  body: { success: false, message: '无权进行此操作，未登录且未提供 access token' },
}

/** The body does not decode into integers and the like; the decoder's own text (contract 1.3). */
export function undecodable(found: string, field: string, type: string): Answer {
  return refused(`json: cannot unmarshal ${found} into Go struct field ${field} of type ${type}`)
}

/** An id in a path that is none (contract 1.3). */
export const noInteger = refused('strconv.Atoi: parsing "abc": invalid syntax')

/** An unknown path or method: the other envelope (contract 1.2). */
export function unknownUrl(method: string, path: string): Answer {
  const error = {
    message: `Invalid URL (${method} ${path})`,
    type: 'invalid_request_error',
    param: '',
    code: '',
  }
  return { status: 404, body: { error } }
}

/** A text of 48 letters and digits, as keys of tokens are. */
export const tokenKey = matches('^[0-9A-Za-z]{48}$')

/** The same call with one body after another, each refused in its words. */
export function refusals(
  as: Person,
  call: string,
  rows: readonly (readonly [says: string, body: unknown, answer: string | Answer])[],
): Case[] {
  return rows.map(([says, body, answer]) => ({
    says,
    steps: [{ as, call, body, gives: typeof answer === 'string' ? refused(answer) : answer }],
  }))
}
