import type { z } from 'zod'
import { jsonResponse, type HeaderLine, type FullResponse } from '../server/response'
import type { World } from '../world'
import type { Worlds } from '../worlds'

/** A parsed request below `/__gateway/`. */
export interface ControlCall {
  worlds: Worlds
  world: World
  method: string
  url: URL
  headers: Headers
  body: string
}

/** Control handlers by `METHOD name`; a final `{id}` matches a number. */
export type Controls = Record<string, (call: ControlCall, id: number) => FullResponse>

/** An empty success response. */
export const done = (): FullResponse => jsonResponse(200, {})

/** Adds a `Set-Cookie` header to a response. */
export function withCookie(response: FullResponse, line: string): FullResponse {
  const cookie: HeaderLine = ['Set-Cookie', line]
  return { ...response, headers: [...response.headers, cookie] }
}

/** Parses and validates a control body; an empty body counts as `{}`. Throws `SyntaxError` or `ZodError`. */
export function bodyOf<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  return schema.parse(text === '' ? {} : JSON.parse(text))
}
