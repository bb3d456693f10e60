import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { channelQueries } from '#/resources/channel/channel-queries'
import { prefetch } from '#/shell/cache'
import { adminGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'
import { channelFilterSearch, NO_CHANNEL_FILTER } from './list/channel-filter'
import { groupQueries } from '#/resources/group/group-queries'
import { modelQueries } from '#/resources/model/model-queries'
import { idParam } from '#/shell/id-param'

/** Search params of the list. Invalid values fall back to their defaults and never throw. */
const channelListSearch = z.object({ ...gridSearch, ...channelFilterSearch })

export const channelListRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'channel',
  validateSearch: channelListSearch,
  search: { middlewares: [stripSearchParams({ ...gridSearchDefaults, ...NO_CHANNEL_FILTER })] },
  // Sort order, filters and columns are applied on the client and must not trigger another fetch.
  loaderDeps: ({ search: { keyword, p } }) => ({ keyword, p }),
  loader: ({ context, deps: { keyword, p } }) =>
    prefetch(context.cache, keyword ? channelQueries.matching(keyword) : channelQueries.page(p)),
  component: lazyScreen(() => import('./list/channel-list-screen'), 'ChannelListScreen'),
})

/** Format of the id of the channel to copy; any other text is ignored. */
const ID = /^[1-9][0-9]{0,14}$/

export const channelAddRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'channel/add',
  validateSearch: z.object({ from: z.catch(z.optional(z.string().check(z.regex(ID))), undefined) }),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: ({ context, deps: { from } }) => {
    prefetch(context.cache, groupQueries.all(), modelQueries.all())
    if (from !== undefined) prefetch(context.cache, channelQueries.one(Number(from)))
  },
  component: lazyScreen(() => import('./edit/channel-add-screen'), 'ChannelAddScreen'),
})

export const channelEditRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'channel/edit/$id',
  params: idParam,
  loader: ({ context, params }) =>
    prefetch(context.cache, channelQueries.one(params.id), groupQueries.all(), modelQueries.all()),
  component: lazyScreen(() => import('./edit/channel-edit-screen'), 'ChannelEditScreen'),
})
