import type { Server } from '../support/server'

export const NEW = { type: 1, key: 'sk-made-up', group: 'default', models: 'gpt-4o', config: '{}' }

/** Channels in which each kind of finding occurs once. */
export async function makeChannels(world: Server) {
  await world.options({ GroupRatio: '{"default":1,"lonely":1}' })
  const made = [
    { name: 'first', base_url: 'https://a.example' },
    { name: 'twin', base_url: 'https://b.example' },
    { name: 'other twin', base_url: 'https://b.example/' },
    { name: 'alone', base_url: 'https://c.example', models: 'gpt-4o-mini' },
    { name: 'in lost group', base_url: 'https://d.example', group: 'default,gone' },
    { name: 'idle mapping', base_url: 'https://e.example', model_mapping: '{"chat":"gpt-4o"}' },
    { name: 'misspelt mapping', base_url: 'https://f.example', model_mapping: '{"gpt-4o":"gtp-4o"}' },
  ]
  for (const channel of made) await world.call('POST', '/api/channel/', { ...NEW, ...channel })
  const rows: { id: number; name: string }[] = await world.call('GET', '/api/channel/search?keyword=')
  const lost = rows.find(({ name }) => name === 'in lost group')
  await world.call('PUT', '/api/channel/', { id: lost?.id, status: 2 })
  await world.call('POST', '/api/token/', {
    name: 'app',
    models: 'claude-9',
    expired_time: -1,
    remain_quota: 0,
    unlimited_quota: true,
  })
  return new Map(rows.map(({ id, name }) => [name, id]))
}
