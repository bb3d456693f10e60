import { http } from 'msw'
import { bind } from '../server/bind'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { sqlLike } from '../server/sql-like'
import { pageOf, pathId, pathIdOrZero } from '../server/request-params'
import { refuse, reply } from '../server/reply'
import { channelRow, isDisabled, type ChannelRow, CHANNEL_STATUS } from './channel-row'
import type { Noun } from '../noun'
import { routesOf } from '../server/route'
import { Table } from '../table'
import { oneOf } from '../conformance/expected'
import { Abilities } from './ability'
import { channelSeed } from './channel-seed'
import { channelTestHandlers } from './channel-test-handlers'
import { ChannelTests } from '../upstream/channel-tests'

/** Keys of a create request, one channel per key: non-empty lines, not trimmed (K6.7, call 45). */
function keysOf({ key }: Pick<ChannelRow, 'key'>): string[] {
  return key.split('\n').filter((line) => line !== '')
}

/** Shared values of all rows of a create request; column defaults replace 0, "" and null (K6.7, call 45). */
function createdRow(body: ChannelRow, now: number): ChannelRow {
  return {
    ...body,
    created_time: now,
    status: body.status || CHANNEL_STATUS.enabled,
    weight: body.weight ?? 0,
    priority: body.priority ?? 0,
    base_url: body.base_url ?? '',
    model_mapping: body.model_mapping ?? '',
    group: body.group || 'default',
  }
}

/** Fields written by an update: not "", 0 or null; nullable fields also if "" or 0 (K6.7, call 46). */
function changeOf(body: ChannelRow): Partial<ChannelRow> {
  const { weight, priority, base_url, other, model_mapping, system_prompt, ...plain } = body
  const nullable = { weight, priority, base_url, other, model_mapping, system_prompt }
  const written = [
    ...Object.entries(plain).filter(([, value]) => value !== '' && value !== 0),
    ...Object.entries(nullable).filter(([, value]) => value !== null),
  ]
  return Object.fromEntries(written)
}

const withoutKey = (row: ChannelRow): ChannelRow => ({ ...row, key: '' })

function wantedId(keyword: string): number {
  return /^[+-]?\d+$/.test(keyword) ? Number(keyword) : 0
}

/** MSW handlers for channels (K6.7, calls 37, 38, 40 and 45 to 48). */
const channelHandlers = [
  http.get('*/api/channel/', ({ request }) => {
    requireAdmin(request)
    return reply(worldOf(request).channels.page(pageOf(request)).map(withoutKey))
  }),

  http.get('*/api/channel/search', ({ request }) => {
    requireAdmin(request)
    const keyword = new URL(request.url).searchParams.get('keyword') ?? ''
    const id = wantedId(keyword)
    const found = worldOf(request).channels.all((row) => row.id === id || sqlLike(row.name, `${keyword}%`))
    return reply(found.map(withoutKey))
  }),

  http.get('*/api/channel/:id', ({ request, params }) => {
    requireAdmin(request)
    const row = worldOf(request).channels.get(pathId(params.id))
    return row ? reply(withoutKey(row)) : refuse('record not found')
  }),

  http.post('*/api/channel/', ({ request }) => {
    requireAdmin(request)
    const { abilities, channels, clock } = worldOf(request)
    const body = bind(request, channelRow)
    const keys = keysOf(body)
    if (keys.length === 0) return refuse('empty slice found')
    // An id in the body becomes the primary key of every created row, all in one transaction.
    if (body.id !== 0 && (keys.length > 1 || channels.get(body.id)))
      return refuse('UNIQUE constraint failed: channels.id')
    const row = createdRow(body, clock.now())
    const created = keys.map((key) => channels.add((id) => ({ ...row, key, id })))
    // The first failure ends the request: the channels are kept, the later ones without routing rows.
    abilities.insertAll(created)
    return reply()
  }),

  http.put('*/api/channel/', ({ request }) => {
    requireAdmin(request)
    const body = bind(request, channelRow)
    const { abilities, channels } = worldOf(request)
    // An unknown id is not an error: the server returns the body and writes its routing rows.
    const row = channels.update(body.id, changeOf(body)) ?? body
    abilities.rebuild(body.id, row)
    return reply(row)
  }),

  http.delete('*/api/channel/disabled', ({ request }) => {
    requireAdmin(request)
    const { abilities, channels } = worldOf(request)
    const disabled = channels.all(isDisabled)
    for (const { id } of disabled) {
      abilities.keep(id)
      channels.remove(id)
    }
    return reply(disabled.length)
  }),

  http.delete('*/api/channel/:id', ({ request, params }) => {
    requireAdmin(request)
    const id = pathIdOrZero(params.id)
    if (id === 0) return refuse('WHERE conditions required')
    const { abilities, channels } = worldOf(request)
    channels.remove(id)
    abilities.remove(id)
    return reply()
  }),
]

declare module '../world' {
  interface World {
    readonly channels: Table<ChannelRow>
    readonly abilities: Abilities
    readonly channelTests: ChannelTests
  }
}

/** Channels to providers, their routing rows and tests. */
export const channel = {
  row: { struct: channelRow, expected: { key: '', status: oneOf(0, 1, 2, 3) } },
  seed: (world) => {
    const channels = new Table(channelSeed(world.seed, world.start))
    return { channels, abilities: new Abilities(channels), channelTests: new ChannelTests(world) }
  },
  handlers: [...channelHandlers, ...channelTestHandlers],
  routes: routesOf([...channelHandlers, ...channelTestHandlers]),
} satisfies Noun
