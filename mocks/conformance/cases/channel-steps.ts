import { good, refused } from '../answers'
import type { Step } from '../case'
import { has } from '../expected'

/** There is no such channel. */
export const GONE = refused('record not found')
type Members = Parameters<typeof has>[0]
/** A success whose data has these members. */
export const data = (members: Members) => ({ body: has({ success: true, data: has(members) }) })

/** Makes channels of one kind and keeps the id of the newest. */
export const make = (body: object = {}): Step[] => [
  {
    as: 'root',
    call: 'POST /api/channel/',
    body: { name: 'n {tag}', type: 1, key: 'k', models: 'gpt-4o', group: 'default', ...body },
  },
  { as: 'root', call: 'GET /api/channel/?p=0', keep: { id: 'data.0.id' } },
]
/** Changes the channel of the case. */
export const put = (body: object): Step => ({
  as: 'root',
  call: 'PUT /api/channel/',
  body: { id: '{id}', ...body },
})
/** The channel of the case, as it is kept. */
export const stored = (members: Members): Step => ({
  as: 'root',
  call: 'GET /api/channel/{id}',
  gives: data(members),
})
/** All channels of the case, by their name. */
export const found = (items: readonly Members[]): Step => ({
  as: 'root',
  call: 'GET /api/channel/search?keyword=n%20{tag}',
  gives: good(items.map((item) => has(item))),
})
