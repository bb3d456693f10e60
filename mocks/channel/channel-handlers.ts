import { http } from 'msw'
import { bind } from '../server/bind'
import { worldOf } from '../server/call'
import { requireAdmin } from '../server/caller'
import { sqlLike } from '../server/sql-like'
import { pageOf } from '../server/paging'
import { pathId, pathIdOrZero } from '../server/path-id'
import { refuse, reply } from '../server/reply'
import { changeOf, channelBody, createdRow, keysOf } from './channel-body'
import { isDisabled, type ChannelRow } from './channel-row'

const withoutKey = (row: ChannelRow): ChannelRow => ({ ...row, key: '' })

function wantedId(keyword: string): number {
  return /^[+-]?\d+$/.test(keyword) ? Number(keyword) : 0
}

/** MSW handlers for channels (K6.7, calls 37, 38, 40 and 45 to 48). */
export const channelHandlers = [
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
    const body = bind(request, channelBody)
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
    const body = bind(request, channelBody)
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
