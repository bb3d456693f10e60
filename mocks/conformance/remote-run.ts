// oxlint-disable no-await-in-loop -- cases run in sequence because they share the server
import { sections } from './cases/sections'
import { runCase } from './run-case'
import { ServerCleanup } from './server-cleanup'
import type { Wire } from './wire'

/** Sends requests over the network without following redirects or storing cookies. */
function remoteWire(origin: string): Wire {
  return {
    send: async ({ method, path, headers, body }, cookies) => {
      const sent = {
        // Compression may hide an empty body (K1.2).
        'accept-encoding': 'identity',
        ...(cookies ? { cookie: cookies } : {}),
        ...headers,
      }
      const init: RequestInit = { method, headers: sent, body, redirect: 'manual' }
      const response = await fetch(`${origin}${path}`, init)
      const lines = [...response.headers].filter(([name]) => name !== 'set-cookie')
      const cookieLines = response.headers
        .getSetCookie()
        .map((line): [string, string] => ['set-cookie', line])
      return { status: response.status, headers: [...lines, ...cookieLines], text: await response.text() }
    },
  }
}

/** Options of a run against a remote server. */
interface RemoteRunOptions {
  origin: string
  rootPassword: string
  /** Also run the cases that need a server with an empty database. */
  isFresh: boolean
  /** Run only cases whose section or name contains this text. */
  only: string
  say: (line: string) => void
}

/**
 * Runs all cases that a remote server supports, prints the differences and returns the number of failed cases. Rows
 * created by a case are deleted after it; log entries stay.
 */
export async function runRemotely({
  origin,
  rootPassword,
  isFresh,
  only,
  say,
}: RemoteRunOptions): Promise<number> {
  const wire = remoteWire(origin.replace(/\/$/, ''))
  const server = await ServerCleanup.open(wire, rootPassword)
  const saveOptions = (options: Readonly<Record<string, string>>) => server.save(options)
  let [runCount, failedCount, skippedCount] = [0, 0, 0]
  const all = sections.flatMap(({ section, cases }) => cases.map((testCase) => ({ section, testCase })))
  // Cases for a new server run first, because every other case changes it.
  const order = [
    ...all.filter(({ testCase }) => testCase.fresh !== undefined),
    ...all.filter(({ testCase }) => !testCase.fresh),
  ]
  for (const { section, testCase } of order) {
    if (!`${section} ${testCase.name}`.includes(only)) continue
    if (testCase.embedded !== undefined || (testCase.fresh !== undefined && !isFresh)) {
      skippedCount += 1
      continue
    }
    runCount += 1
    const found = await runCase(testCase, { wire, rootPassword, saveOptions }).catch((error: unknown) => [
      String(error),
    ])
    if (found.length > 0) {
      failedCount += 1
      say(`${section}: ${testCase.name}\n${found.map((line) => `    ${line}`).join('\n')}`)
    }
    await server.cleanup(testCase)
  }
  say(
    `${runCount} cases run, ${failedCount} differ; ${skippedCount} need ${isFresh ? '' : 'a fresh server or '}the embedded gateway`,
  )
  return failedCount
}
