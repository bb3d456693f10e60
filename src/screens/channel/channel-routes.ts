import { createRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { channelQueries } from '#/resources/channel/channel'
import { groupQueries } from '#/resources/group/group'
import { modelQueries } from '#/resources/model/model'
import { tokenQueries } from '#/resources/token/token'
import { prefetch } from '#/app/cache'
import { focusSearch, editParams } from '#/app/edit-params'
import { pageOptions } from '#/app/lazy-screen'
import { gridSearch, gridSearchDefaults } from '#/ui/grid/grid-search'
import { channelFilterSearch, NO_CHANNEL_FILTER } from './list/channel-filter'
import { NO_TEST_PLAN, testPlanSearch } from './tests/test-plan-search'

/** Search params of the list. Invalid values fall back to their defaults and never throw. */
const channelListSearch = z.lazy(() => z.object({ ...gridSearch(), ...channelFilterSearch() }))

const channelListRoute = createRoute({
  ...pageOptions('channelList', () => import('./list/channel-list-screen')),
  validateSearch: channelListSearch,
  search: { middlewares: [stripSearchParams({ ...gridSearchDefaults, ...NO_CHANNEL_FILTER })] },
  loader: ({ context }) => prefetch(context.cache, channelQueries.all()),
})

/** Format of the id of the channel to copy; any other text is ignored. */
const ID = /^[1-9][0-9]{0,14}$/

const channelAddRoute = createRoute({
  ...pageOptions('channelAdd', () => import('./edit/channel-add-screen')),
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
})

const channelEditRoute = createRoute({
  ...pageOptions('channelEdit', () => import('./edit/channel-edit-screen')),
  ...editParams,
  loader: ({ context, params }) =>
    prefetch(context.cache, channelQueries.one(params.id), groupQueries.all(), modelQueries.all()),
})

const channelCoverageRoute = createRoute({
  ...pageOptions('coverage', () => import('./coverage/coverage-screen')),
  // All channels are loaded by the screen, which shows the progress.
  loader: ({ context }) =>
    prefetch(context.cache, groupQueries.all(), modelQueries.all(), tokenQueries.matching('')),
})

const channelTestsRoute = createRoute({
  ...pageOptions('tests', () => import('./tests/tests-screen')),
  validateSearch: z.lazy(() => z.object(testPlanSearch())),
  search: { middlewares: [stripSearchParams(NO_TEST_PLAN)] },
})

export const channelRoutes = [
  channelListRoute,
  channelAddRoute,
  channelEditRoute,
  channelCoverageRoute,
  channelTestsRoute,
] as const
