import { good, refused } from '../responses'
import type { Step } from '../case'
import { has, matches, none, some } from '../expected'

/** The channel was written, its routing rows were not; MySQL and PostgreSQL have other words for it. */
export const DOUBLED = refused(matches('UNIQUE constraint failed: abilities|[Dd]uplicate'))
/** Whether root, who is in the group "default", is offered a model. */
export const offers = (model: string, isOffered: boolean): Step => ({
  as: 'root',
  call: 'GET /api/user/available_models',
  expect: good(isOffered ? some(model) : none(model)),
})
/** There is no such channel. */
export const NOT_FOUND = refused('record not found')
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
  expect: data(members),
})
/** All channels of the case, by their name. */
export const found = (items: readonly Members[]): Step => ({
  as: 'root',
  call: 'GET /api/channel/search?keyword=n%20{tag}',
  expect: good(items.map((item) => has(item))),
})

/** Keeps the id of the newest channel under a name of its own. */
export const keepAs = (name: string): Step => ({
  as: 'root',
  call: 'GET /api/channel/?p=0',
  keep: { [name]: 'data.0.id' },
})
/** Deletes channels by id, there or not: their routing rows would stand in the way of later cases. */
export const withoutLeftovers = (...names: string[]): Step[] =>
  names.map((name) => ({ as: 'root', call: `DELETE /api/channel/{${name}}`, expect: good() }))
