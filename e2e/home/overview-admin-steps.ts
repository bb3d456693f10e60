import type { Page } from '@playwright/test'
import type { Server } from '../support/server'

export const all = { name: /^Consumption of all accounts/ }

export const attention = { name: 'Needs attention' }

/** Scrolls to the end of the page, where everything comes into sight. */
export const seeAll = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded()

interface ChannelRow {
  id: number
  name: string
  status: number
  models: string
}

export const channelRows = (world: Server) => world.call<ChannelRow[]>('GET', '/api/channel/search?keyword=')
