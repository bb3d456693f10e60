import { createRoute, lazyRouteComponent, stripSearchParams } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account-queries'
import { warm } from '#/shell/cache'
import { userGate } from '#/shell/gates'
import { settingSearchDefaults, settingSearchSchema } from './setting-search'

export const settingRoute = createRoute({
  getParentRoute: () => userGate,
  path: 'setting',
  validateSearch: settingSearchSchema,
  search: { middlewares: [stripSearchParams(settingSearchDefaults)] },
  loaderDeps: ({ search }) => ({ tab: search.tab }),
  loader: ({ context, deps: { tab } }) => {
    if (tab === 'personal') warm(context.cache, accountQueries.self())
  },
  component: lazyRouteComponent(() => import('./setting-screen'), 'SettingScreen'),
})
