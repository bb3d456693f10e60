import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { channelQueries } from '#/resources/channel/channel-queries'
import { groupQueries } from '#/resources/group/group-queries'
import { modelQueries } from '#/resources/model/model-queries'
import { prefetch } from '#/shell/cache'
import { adminGate } from '#/shell/gates'
import { idParam } from '#/shell/id-param'
import { lazyScreen } from '#/shell/lazy-screen'

/** The id of a channel to begin from; anything else is no id and begins from nothing. */
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
