import { refused } from '../responses'
import type { Step } from '../case'
import { has } from '../expected'

/** An id that is 0. */
export const NO_ID = refused('id 或 userId 为空！')
/** There is no such token for the caller. */
export const NOT_FOUND = refused('record not found')
/** The name has more than 30 bytes. */
export const TOO_LONG = '参数错误：令牌名称过长'
/** A part of a subnet list that is none. */
export const subnet = (text: string) =>
  `参数错误：无效的网段：failed to parse subnet: invalid CIDR address: ${text}`
/** A success whose data has these members. */
export const data = (members: Parameters<typeof has>[0]) => ({
  body: has({ success: true, data: has(members) }),
})

/** Makes a token of root and keeps its id. */
export const make = (body: object = {}): Step => ({
  as: 'root',
  call: 'POST /api/token/',
  body: { name: 'n {tag}', ...body },
  keep: { id: 'data.id' },
})
/** Changes that token. */
export const put = (body: object, query = ''): Step => ({
  as: 'root',
  call: `PUT /api/token/${query}`,
  body: { id: '{id}', ...body },
})
/** That token, as it is kept. */
export const stored = (members: Parameters<typeof has>[0]): Step => ({
  as: 'root',
  call: 'GET /api/token/{id}',
  expect: data(members),
})
