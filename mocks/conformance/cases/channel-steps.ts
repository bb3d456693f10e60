import { good, refused } from '../responses'
import type { Step } from '../case'
import { has, matches, none, some } from '../expected'

/** Refusal of a channel that was stored without routing rows; the text depends on the database. */
export const DOUBLED = refused(matches('UNIQUE constraint failed: abilities|[Dd]uplicate'))
/** Checks whether a model is available to root, who is in the group "default". */
export const offers = (model: string, isOffered: boolean): Step => ({
  as: 'root',
  call: 'GET /api/user/available_models',
  expect: good(isOffered ? some(model) : none(model)),
})
/** Refusal for an unknown channel. */
export const NOT_FOUND = refused('record not found')
type Members = Parameters<typeof has>[0]
/** A success whose data has at least these fields. */
export const data = (members: Members) => ({ body: has({ success: true, data: has(members) }) })

/** Creates channels and keeps the id of the newest. */
export const make = (body: object = {}): Step[] => [
  {
    as: 'root',
    call: 'POST /api/channel/',
    body: { name: 'n {tag}', type: 1, key: 'k', models: 'gpt-4o', group: 'default', ...body },
  },
  { as: 'root', call: 'GET /api/channel/?p=0', keep: { id: 'data.0.id' } },
]
/** Updates the channel of the case. */
export const put = (body: object): Step => ({
  as: 'root',
  call: 'PUT /api/channel/',
  body: { id: '{id}', ...body },
})
/** Reads the stored channel of the case. */
export const stored = (members: Members): Step => ({
  as: 'root',
  call: 'GET /api/channel/{id}',
  expect: data(members),
})
/** Finds all channels of the case by name. */
export const found = (items: readonly Members[]): Step => ({
  as: 'root',
  call: 'GET /api/channel/search?keyword=n%20{tag}',
  expect: good(items.map((item) => has(item))),
})

/** Keeps the id of the newest channel under another placeholder. */
export const keepAs = (name: string): Step => ({
  as: 'root',
  call: 'GET /api/channel/?p=0',
  keep: { [name]: 'data.0.id' },
})
/** Deletes channels by id, existing or not, because leftover routing rows would affect later cases. */
export const withoutLeftovers = (...names: string[]): Step[] =>
  names.map((name) => ({ as: 'root', call: `DELETE /api/channel/{${name}}`, expect: good() }))
