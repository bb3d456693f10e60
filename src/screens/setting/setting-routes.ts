import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account'
import { optionQueries } from '#/resources/option/option'
import { isInAudience } from '#/session/audience'
import { pageOwner } from '#/session/session'
import { prefetch } from '#/app/cache'
import { pageOptions } from '#/app/lazy-screen'
import { settingSearchDefaults, settingSearchSchema } from './setting-search'

export const settingRoute = createRoute({
  ...pageOptions('setting', () => import('./setting-screen')),
  validateSearch: settingSearchSchema,
  search: { middlewares: [stripSearchParams(settingSearchDefaults)] },
  loaderDeps: ({ search }) => ({ tab: search.tab }),
  loader: ({ context, deps: { tab } }) => {
    if (tab === 'personal' || !isInAudience(pageOwner(), 'admins'))
      prefetch(context.cache, accountQueries.self())
    else prefetch(context.cache, optionQueries.all())
  },
})
