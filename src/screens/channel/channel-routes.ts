import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { channelQueries } from '#/resources/channel/channel'
import { groupQueries } from '#/resources/group/group'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { prefetch } from '#/shell/cache'
import { focusSearch, idParam } from '#/shell/edit-params'
import { adminGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'
import { channelFilterSearch, NO_CHANNEL_FILTER } from './list/channel-filter'
import { NO_TEST_PLAN, testPlanSearch } from './tests/test-plan-search'

/** Search params of the list. Invalid values fall back to their defaults and never throw. */
const channelListSearch = z.lazy(() => z.object({ ...gridSearch(), ...channelFilterSearch() }))

export const channelListRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'channel',
  staticData: {
    menu: { label: 'channel.menu', order: 30, icon: 'server', section: 'gateway' },
    shortcut: { label: 'channel.menu', order: 30 },
    preloadsFirstRequest: true,
  },
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
  validateSearch: z.lazy(() =>
    z.object({
      from: z.catch(z.optional(z.string().check(z.regex(ID))), undefined),
      ...focusSearch(),
    }),
  ),
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
  validateSearch: z.lazy(() => z.object(focusSearch())),
  staticData: { visits: [{ url: '/channel/edit/3' }] },
  params: idParam,
  loader: ({ context, params }) =>
    prefetch(context.cache, channelQueries.one(params.id), groupQueries.all(), modelQueries.all()),
  component: lazyScreen(() => import('./edit/channel-edit-screen'), 'ChannelEditScreen'),
})

export const channelCoverageRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'channel/coverage',
  // All channels are loaded by the screen, which shows the progress.
  loader: ({ context }) =>
    prefetch(context.cache, groupQueries.all(), modelQueries.all(), tokenQueries.matching('')),
  component: lazyScreen(() => import('./coverage/coverage-screen'), 'CoverageScreen'),
})

export const channelTestsRoute = createRoute({
  getParentRoute: () => adminGate,
  path: 'channel/tests',
  validateSearch: z.lazy(() => z.object(testPlanSearch())),
  search: { middlewares: [stripSearchParams(NO_TEST_PLAN)] },
  component: lazyScreen(() => import('./tests/tests-screen'), 'TestsScreen'),
})
