import type { Server } from '../support/server'

/** Returns the bodies of the channel writes sent so far, in order. */
export async function sentBodies(world: Server, method: 'POST' | 'PUT'): Promise<Record<string, unknown>[]> {
  const requests = await world.requests()
  return requests
    .filter((request) => request.method === method && request.path.startsWith('/api/channel'))
    .map(({ body }) => JSON.parse(body ?? ''))
}

/** The fields of a channel in server responses that the tests read. */
export interface Channel {
  id: number
  type: number
  name: string
  status: number
  key: string
  models: string
  group: string
  priority: number
  weight: number
  base_url: string
  other: string
  config: string
  model_mapping: string
  system_prompt: string
  used_quota: number
}
