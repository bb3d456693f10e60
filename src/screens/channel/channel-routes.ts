import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { channelQueries } from '#/resources/channel/channel'
import { groupQueries } from '#/resources/group/group'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { prefetch } from '#/app/cache'
import { focusSearch, idParam } from '#/app/edit-params'
import { adminGate } from '#/app/gates'
import { lazyScreen } from '#/app/lazy-screen'
import { pages } from '#/app/pages'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'
import { channelFilterSearch, NO_CHANNEL_FILTER } from './list/channel-filter'
import { NO_TEST_PLAN, testPlanSearch } from './tests/test-plan-search'

/** Search params of the list. Invalid values fall back to their defaults and never throw. */
const channelListSearch = z.lazy(() => z.object({ ...gridSearch(), ...channelFilterSearch() }))

export const channelListRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.channelList.path,
  staticData: pages.channelList,
  validateSearch: channelListSearch,
  search: { middlewares: [stripSearchParams({ ...gridSearchDefaults, ...NO_CHANNEL_FILTER })] },
  loader: ({ context }) => prefetch(context.cache, channelQueries.all()),
  component: lazyScreen(() => import('./list/channel-list-screen'), pages.channelList.screen),
})

/** Format of the id of the channel to copy; any other text is ignored. */
const ID = /^[1-9][0-9]{0,14}$/

export const channelAddRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.channelAdd.path,
  staticData: pages.channelAdd,
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
  component: lazyScreen(() => import('./edit/channel-add-screen'), pages.channelAdd.screen),
})

export const channelEditRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.channelEdit.path,
  staticData: pages.channelEdit,
  validateSearch: z.lazy(() => z.object(focusSearch())),
  params: idParam,
  loader: ({ context, params }) =>
    prefetch(context.cache, channelQueries.one(params.id), groupQueries.all(), modelQueries.all()),
  component: lazyScreen(() => import('./edit/channel-edit-screen'), pages.channelEdit.screen),
})

export const channelCoverageRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.channelCoverage.path,
  staticData: pages.channelCoverage,
  // All channels are loaded by the screen, which shows the progress.
  loader: ({ context }) =>
    prefetch(context.cache, groupQueries.all(), modelQueries.all(), tokenQueries.matching('')),
  component: lazyScreen(() => import('./coverage/coverage-screen'), pages.channelCoverage.screen),
})

export const channelTestsRoute = createRoute({
  getParentRoute: () => adminGate,
  path: pages.channelTests.path,
  staticData: pages.channelTests,
  validateSearch: z.lazy(() => z.object(testPlanSearch())),
  search: { middlewares: [stripSearchParams(NO_TEST_PLAN)] },
  component: lazyScreen(() => import('./tests/tests-screen'), pages.channelTests.screen),
})
