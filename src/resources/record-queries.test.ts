import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { channelQueries } from '#/resources/channel/channel'
import { gatewayPerTest } from '../../mocks/hosts/vitest-host'

const gateway = gatewayPerTest('root')
const NAMES = ['50% off', 'half_price', 'halfXprice', 'MiXeD Case', '备用渠道 二', '100%_real', 'x12y']

/** The keywords of the searches that were sent. */
const keywords = () =>
  gateway()
    .requests()
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('keyword'))

it.each([
  ['off', ['50% off']],
  ['OFF', ['50% off']],
  ['%', ['100%_real', '50% off']],
  ['0%', ['100%_real', '50% off']],
  ['_', ['100%_real', 'half_price']],
  ['f_p', ['half_price']],
  ['%_r', ['100%_real']],
  ['price', ['halfXprice', 'half_price']],
  ['fxp', ['halfXprice']],
  ['mixed', ['MiXeD Case']],
  ['D C', ['MiXeD Case']],
  ['渠道', ['备用渠道 二']],
  ['备用', ['备用渠道 二']],
  ['half', ['halfXprice', 'half_price']],
  ['2y', ['x12y']],
  ['5', ['50% off']],
  ['00%', ['100%_real']],
  ['%%', []],
  ['__', []],
  ['nothing', []],
])('search: channels with %j anywhere in the name are found (K11.30)', async (keyword, names) => {
  const { channels } = gateway().world()
  const [first] = channels.all()
  if (!first) throw new RangeError('no channels')
  for (const { id } of channels.all()) if (id > NAMES.length) channels.remove(id)
  for (const [index, name] of NAMES.entries()) channels.update(index + 1, { name })
  const { rows } = await new QueryClient().fetchQuery(channelQueries.matching(keyword))
  const byName = rows.filter(({ id }) => String(id) !== keyword).map(({ name }) => name)
  expect(byName.toSorted()).toEqual(names)
})

it('search: a number finds the row of that number too; those that begin with the keyword come first', async () => {
  const { channels } = gateway().world()
  channels.update(3, { name: 'two 12' })
  channels.update(4, { name: '12 two' })
  const { rows } = await new QueryClient().fetchQuery(channelQueries.matching('12'))
  expect(rows.map(({ id }) => id)).toEqual([12, 4, 3])
  expect(keywords()).toEqual(['%12', '12'])
})

it('search: a server that refuses the wildcard is asked for the word alone', async () => {
  gateway().fault({ call: 'GET /api/channel/search?keyword=%main', kind: 'refused', message: 'no' })
  await new QueryClient().fetchQuery(channelQueries.matching('main'))
  expect(keywords()).toEqual(['%main', 'main'])
})
