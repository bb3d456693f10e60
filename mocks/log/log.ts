import { http } from 'msw'
import { worldOf } from '../server/call'
import { requireAdmin, requireUser } from '../server/caller'
import { pageOf } from '../server/request-params'
import { refuse, reply } from '../server/reply'
import { filterOfQuery, filterQuery, queryInt, ownSearchQuery, searchQuery } from './log-query'
import { LOG_TYPE, logStruct, type LogRow } from './log-row'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'
import { oneOf } from '../conformance/expected'
import { countUse } from './demo-logs'
import { logSeed } from './log-seed'
import { LogTable } from './log-table'

const PAGE_SIZE = 10
const SEARCH_MOST = 100

const queryOf = (request: Request) => new URL(request.url).searchParams

/** Calls for own entries do not select the id column, so every id is 0 (K6.10). */
const withoutIds = (rows: readonly Readonly<LogRow>[]) => rows.map((row) => ({ ...row, id: 0 }))

/** MSW handlers for log lists, sums and deletion (K6.10, calls 61–67). */
const logHandlers = [
  http.get('*/api/log/', ({ request }) => {
    requireAdmin(request)
    const query = filterQuery(filterOfQuery(queryOf(request)))
    return reply(worldOf(request).logs.newest(query, pageOf(request) * PAGE_SIZE, PAGE_SIZE))
  }),

  http.get('*/api/log/self', ({ request }) => {
    const { id } = requireUser(request)
    // The list is selected by user id; user name and channel in the query are ignored.
    const filter = { ...filterOfQuery(queryOf(request)), username: '', channel: 0, userId: id }
    const { logs } = worldOf(request)
    return reply(withoutIds(logs.newest(filterQuery(filter), pageOf(request) * PAGE_SIZE, PAGE_SIZE)))
  }),

  http.get('*/api/log/stat', ({ request }) => {
    requireAdmin(request)
    const filter = { ...filterOfQuery(queryOf(request)), type: LOG_TYPE.consume }
    return reply({ quota: worldOf(request).logs.sum(filterQuery(filter)) })
  }),

  http.get('*/api/log/self/stat', ({ request }) => {
    // The server selects by the name in the session, so the sum of a renamed user differs from their list.
    const { username } = requireUser(request)
    const filter = { ...filterOfQuery(queryOf(request)), type: LOG_TYPE.consume, username }
    return reply({ quota: worldOf(request).logs.sum(filterQuery(filter)) })
  }),

  http.get('*/api/log/search', ({ request }) => {
    requireAdmin(request)
    const keyword = queryOf(request).get('keyword') ?? ''
    return reply(worldOf(request).logs.newest(searchQuery(keyword), 0, SEARCH_MOST))
  }),

  http.get('*/api/log/self/search', ({ request }) => {
    const { id } = requireUser(request)
    const keyword = queryOf(request).get('keyword') ?? ''
    return reply(withoutIds(worldOf(request).logs.newest(ownSearchQuery(keyword, id), 0, SEARCH_MOST)))
  }),

  http.delete('*/api/log/', ({ request }) => {
    requireAdmin(request)
    const target = queryInt(queryOf(request), 'target_timestamp')
    if (target === 0) return refuse('target timestamp is required')
    return reply(worldOf(request).logs.removeBefore(target))
  }),
]

declare module '../world' {
  interface World {
    readonly logs: LogTable
  }
}

/** The log of consumption and events. */
export const log = {
  row: { struct: logStruct, expected: { type: oneOf(0, 1, 2, 3, 4, 5) } },
  seed: (world) => {
    const { seed, start } = world
    const logs = new LogTable(logSeed(seed, start), start)
    if (seed === 'demo') countUse(world, logs)
    return { logs }
  },
  handlers: logHandlers,
  routes: routesOf(logHandlers),
} satisfies Noun
