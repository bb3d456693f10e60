import type { ExpectedResponse, Case, TestAccount } from './case'
import { has, matches, text, type Expected } from './expected'

/** Success with exactly this data; without an argument `data` must be absent (K1.1). */
export function good(data?: Expected): ExpectedResponse {
  return { body: { success: true, message: '', data } }
}

/** Success whose data does not matter here. */
export const fine: ExpectedResponse = { body: has({ success: true }) }

/** HTTP 200 and a refusal in exactly these words, without data (K1.1). */
export function refused(message: Expected): ExpectedResponse {
  return { body: { success: false, message } }
}

/** A refusal in whatever words: they come from a library or a database. */
export const refusedSomehow: ExpectedResponse = { body: { success: false, message: text } }

/** Nobody is signed in (K2.2). */
export const unauthenticated: ExpectedResponse = {
  status: 401,
  body: { success: false, message: '无权进行此操作，未登录且未提供 access token' },
}

/** The body does not decode into integers and the like; the decoder's own text (K1.3). */
export function undecodable(found: string, field: string, type: string): ExpectedResponse {
  return refused(`json: cannot unmarshal ${found} into Go struct field ${field} of type ${type}`)
}

/** An id in a path that is none (K1.3). */
export const noInteger = refused('strconv.Atoi: parsing "abc": invalid syntax')

/** An unknown path or method: the other envelope (K1.2). */
export function unknownUrl(method: string, path: string): ExpectedResponse {
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
  as: TestAccount,
  call: string,
  rows: readonly (readonly [says: string, body: unknown, answer: string | ExpectedResponse])[],
): Case[] {
  return rows.map(([name, body, answer]) => ({
    name,
    steps: [{ as, call, body, expect: typeof answer === 'string' ? refused(answer) : answer }],
  }))
}
