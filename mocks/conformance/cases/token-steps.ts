import { refused } from '../responses'
import type { Step } from '../case'
import { has } from '../expected'

/** Refusal of id 0. */
export const NO_ID = refused('id 或 userId 为空！')
/** Refusal if the caller has no such token. */
export const NOT_FOUND = refused('record not found')
/** Message for a name of more than 30 bytes. */
export const TOO_LONG = '参数错误：令牌名称过长'
/** Message for an invalid item of a subnet list. */
export const subnet = (text: string) =>
  `参数错误：无效的网段：failed to parse subnet: invalid CIDR address: ${text}`
/** A success whose data has at least these fields. */
export const data = (members: Parameters<typeof has>[0]) => ({
  body: has({ success: true, data: has(members) }),
})

/** Creates a token of root and keeps its id. */
export const make = (body: object = {}): Step => ({
  as: 'root',
  call: 'POST /api/token/',
  body: { name: 'n {tag}', ...body },
  keep: { id: 'data.id' },
})
/** Updates that token. */
export const put = (body: object, query = ''): Step => ({
  as: 'root',
  call: `PUT /api/token/${query}`,
  body: { id: '{id}', ...body },
})
/** Reads the stored token. */
export const stored = (members: Parameters<typeof has>[0]): Step => ({
  as: 'root',
  call: 'GET /api/token/{id}',
  expect: data(members),
})
