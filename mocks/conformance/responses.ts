import type { ExpectedResponse, Case, TestAccount } from './case'
import { has, matches, text, type Expected } from './expected'

/** A success with exactly this data; without an argument, `data` must be absent (K1.1). */
export function good(data?: Expected): ExpectedResponse {
  return { body: { success: true, message: '', data } }
}

/** A success with any data. */
export const fine: ExpectedResponse = { body: has({ success: true }) }

/** A refusal with HTTP 200 and exactly this message, without data (K1.1). */
export function refused(message: Expected): ExpectedResponse {
  return { body: { success: false, message } }
}

/** A refusal with any message, for texts that come from a library or database. */
export const refusedSomehow: ExpectedResponse = { body: { success: false, message: text } }

/** The response to a call without a session (K2.2). */
export const unauthenticated: ExpectedResponse = {
  status: 401,
  body: { success: false, message: '无权进行此操作，未登录且未提供 access token' },
}

/** Go's error for a body value of the wrong type (K1.3). */
export function undecodable(found: string, field: string, type: string): ExpectedResponse {
  return refused(`json: cannot unmarshal ${found} into Go struct field ${field} of type ${type}`)
}

/** Go's error for the path id `abc` (K1.3). */
export const noInteger = refused('strconv.Atoi: parsing "abc": invalid syntax')

/** The 404 response to an unknown path or method, with its own envelope (K1.2). */
export function unknownUrl(method: string, path: string): ExpectedResponse {
  const error = {
    message: `Invalid URL (${method} ${path})`,
    type: 'invalid_request_error',
    param: '',
    code: '',
  }
  return { status: 404, body: { error } }
}

/** A token key: 48 letters and digits. */
export const tokenKey = matches('^[0-9A-Za-z]{48}$')

/** An invitation code: four letters and digits. */
export const inviteCode = matches('^[0-9A-Za-z]{4}$')

/** One case per body: the same call with an invalid body and the expected refusal. */
export function refusals(
  as: TestAccount,
  call: string,
  rows: readonly (readonly [name: string, body: unknown, response: string | ExpectedResponse])[],
): Case[] {
  return rows.map(([name, body, response]) => ({
    name,
    steps: [{ as, call, body, expect: typeof response === 'string' ? refused(response) : response }],
  }))
}
