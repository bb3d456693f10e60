// oxlint-disable no-await-in-loop -- one case after the other: they share the server
import { sections } from './cases/sections'
import { runCase } from './run-case'
import { ServerCleanup } from './server-cleanup'
import type { Wire } from './wire'

/** Calls over the network; redirects are answers, cookies are ours to keep. */
function remoteWire(origin: string): Wire {
  return {
    send: async ({ method, path, headers, body }, cookies) => {
      const sent = {
        // Compressed answers have nothing to say here, and may hide an empty one (K1.2).
        'accept-encoding': 'identity',
        ...(cookies ? { cookie: cookies } : {}),
        ...headers,
      }
      const init: RequestInit = { method, headers: sent, body, redirect: 'manual' }
      const answer = await fetch(`${origin}${path}`, init)
      const lines = [...answer.headers].filter(([name]) => name !== 'set-cookie')
      const cookieLines = answer.headers.getSetCookie().map((line): [string, string] => ['set-cookie', line])
      return { status: answer.status, headers: [...lines, ...cookieLines], text: await answer.text() }
    },
  }
}

/** What a run over the network is told. */
interface Order {
  origin: string
  rootPassword: string
  /** Also ask what only a server with an empty database can be asked. */
  isFresh: boolean
  /** Only cases whose section or words contain this. */
  only: string
  say: (line: string) => void
}

/**
 * Asks a server every case that can be asked over the network, tells what differs, and returns how many cases did.
 * What a case made is deleted after it; entries in the log stay.
 */
export async function runRemotely({ origin, rootPassword, isFresh, only, say }: Order): Promise<number> {
  const wire = remoteWire(origin.replace(/\/$/, ''))
  const server = await ServerCleanup.open(wire, rootPassword)
  const saveOptions = (options: Readonly<Record<string, string>>) => server.save(options)
  let [asked, different, left] = [0, 0, 0]
  const all = sections.flatMap(({ section, cases }) => cases.map((one) => ({ section, one })))
  // First what only an untouched server can be asked: every other case touches it.
  const order = [...all.filter(({ one }) => one.fresh !== undefined), ...all.filter(({ one }) => !one.fresh)]
  for (const { section, one } of order) {
    if (!`${section} ${one.name}`.includes(only)) continue
    if (one.embedded !== undefined || (one.fresh !== undefined && !isFresh)) {
      left += 1
      continue
    }
    asked += 1
    const found = await runCase(one, { wire, rootPassword, saveOptions }).catch((error: unknown) => [
      String(error),
    ])
    if (found.length > 0) {
      different += 1
      say(`${section}: ${one.name}\n${found.map((line) => `    ${line}`).join('\n')}`)
    }
    await server.cleanup(one)
  }
  say(
    `${asked} cases asked, ${different} differ; ${left} need ${isFresh ? '' : 'a fresh server or '}the embedded gateway`,
  )
  return different
}
