import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { channelQueries } from '#/resources/channel/channel-queries'
import { prefetch } from '#/shell/cache'
import { adminGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'
import { channelFilterSearch, NO_CHANNEL_FILTER } from './list/channel-filter'

/** What the address of the list may say; a hand-edited one falls back and never throws. */
const channelListSearch = z.object({ ...gridSearch, ...channelFilterSearch })

export const channelListRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'channel',
  validateSearch: channelListSearch,
  search: { middlewares: [stripSearchParams({ ...gridSearchDefaults, ...NO_CHANNEL_FILTER })] },
  // Order, filters and columns only change how rows are shown: left out, so that they do not load again.
  loaderDeps: ({ search: { keyword, p } }) => ({ keyword, p }),
  loader: ({ context, deps: { keyword, p } }) =>
    prefetch(context.cache, keyword ? channelQueries.matching(keyword) : channelQueries.page(p)),
  component: lazyScreen(() => import('./list/channel-list-screen'), 'ChannelListScreen'),
})
