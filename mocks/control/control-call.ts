import type { z } from 'zod'
import { jsonResponse, type HeaderLine, type FullResponse } from '../server/response'
import type { World } from '../world'
import type { Worlds } from '../worlds'

/** A call below `/__gateway/`, read as far as the controls need. */
export interface ControlCall {
  worlds: Worlds
  world: World
  method: string
  url: URL
  headers: Headers
  body: string
}

/** The controls of one concern by `METHOD name`; `{id}` at the end of a name stands for a number. */
export type Controls = Record<string, (call: ControlCall, id: number) => FullResponse>

/** A control that has nothing to tell. */
export const done = (): FullResponse => jsonResponse(200, {})

/** An answer that also sets a cookie. */
export function withCookie(answer: FullResponse, line: string): FullResponse {
  const cookie: HeaderLine = ['Set-Cookie', line]
  return { ...answer, headers: [...answer.headers, cookie] }
}

/** The body of a control, checked; nothing sent is an empty object. Throws what is wrong with it. */
export function bodyOf<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  return schema.parse(text === '' ? {} : JSON.parse(text))
}
