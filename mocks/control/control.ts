import { z } from 'zod'
import { wholeJson, type HeaderLine, type WholeAnswer } from '../server/answer'
import { faultOrderSchema } from '../server/fault-order'
import type { World } from '../world'
import type { Worlds } from '../worlds'
import { clockSchema, optionsSchema, signInSchema, worldOrderSchema } from './control-bodies'
import { moveClock, signIn, summaryOf } from './world-controls'

/** A call below `/__gateway/`, read as far as the controls need. */
interface ControlCall {
  worlds: Worlds
  world: World
  method: string
  path: string
  body: string
}

const done = () => wholeJson(200, {})

function withCookie(answer: WholeAnswer, line: string): WholeAnswer {
  const cookie: HeaderLine = ['Set-Cookie', line]
  return { ...answer, headers: [...answer.headers, cookie] }
}

function bodyOf<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  return schema.parse(text === '' ? {} : JSON.parse(text))
}

const controls: Record<string, (call: ControlCall) => WholeAnswer> = {
  'POST worlds': ({ worlds, body }) => {
    const { id } = worlds.create(bodyOf(worldOrderSchema, body))
    return withCookie(wholeJson(200, { id }), `gateway_world=${id}; Path=/`)
  },
  'GET worlds/current': ({ world }) => wholeJson(200, summaryOf(world)),
  'POST sign-in': ({ world, body }) => {
    const { username } = bodyOf(signInSchema, body)
    const signed = signIn(world, username)
    if (!signed) return wholeJson(400, { error: `no such user in this world: ${username}` })
    return withCookie(wholeJson(200, signed.user), signed.cookie)
  },
  'POST faults': ({ world, body }) =>
    wholeJson(200, { id: world.faults.add(bodyOf(faultOrderSchema, body)) }),
  'DELETE faults': ({ world }) => {
    world.faults.clear()
    return done()
  },
  'POST release': ({ world }) => {
    world.faults.release()
    return done()
  },
  'GET requests': ({ world }) => wholeJson(200, world.log.entries()),
  'DELETE requests': ({ world }) => {
    world.log.clear()
    return done()
  },
  'POST clock': ({ world, body }) => {
    moveClock(world, bodyOf(clockSchema, body))
    return wholeJson(200, { now: world.clock.now() })
  },
  'POST options': ({ world, body }) => {
    for (const [key, value] of Object.entries(bodyOf(optionsSchema, body))) world.options.save(key, value)
    return done()
  },
}

/** Answers a call below `/__gateway/`; a body it cannot read is a 400 that names the mistake. */
export function answerControl(call: ControlCall): WholeAnswer {
  const name = `${call.method} ${call.path.replace('/__gateway/', '').replace(/\/$/, '')}`
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined
  if (!control) return wholeJson(404, { error: `no such control: ${call.method} ${call.path}` })
  try {
    return control(call)
  } catch (error) {
    if (error instanceof z.ZodError) return wholeJson(400, { error: z.prettifyError(error) })
    if (error instanceof SyntaxError || error instanceof RangeError)
      return wholeJson(400, { error: error.message })
    throw error
  }
}
