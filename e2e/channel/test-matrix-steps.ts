import type { Page } from '@playwright/test'
import type { Server } from '../support/server'

/** A channel with three models, without name and key. */
export const THREE_MODELS = { type: 1, group: 'default', models: 'm-a,m-b,m-c', config: '{}' }

/** Fifty channels: 44 that work, and six whose tests end otherwise. */
export async function makeFiftyChannels(world: Server) {
  const keys = Array.from({ length: 44 }, (_, n) => `sk-${n}`).join('\n')
  await world.call('POST', '/api/channel/', { ...THREE_MODELS, name: 'fast', key: keys })
  const odd = [
    { name: 'hanging' },
    { name: 'unauthorised' },
    { name: '=mute, "quoted"' },
    { name: 'slow' },
    { name: 'fast two', models: 'm-a,m-b' },
    { name: 'fast one', models: 'm-c' },
  ]
  for (const channel of odd)
    await world.call('POST', '/api/channel/', { ...THREE_MODELS, key: 'sk-x', ...channel })
}

export const testsTable = (page: Page) => page.getByRole('table', { name: 'Tests' })
