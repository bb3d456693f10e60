import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account'
import { optionQueries } from '#/resources/option/option'
import { isInAudience } from '#/session/audience'
import { pageOwner } from '#/session/session'
import { prefetch } from '#/shell/cache'
import { userGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { settingSearchDefaults, settingSearchSchema } from './setting-search'

export const settingRoute = createRoute({
  getParentRoute: () => userGate,
  path: 'setting',
  staticData: {
    menu: { label: 'setting.menu', order: 90, icon: 'settings', section: 'system' },
    visits: [
      { caller: 'root' },
      { caller: 'root', url: '/setting?tab=operation' },
      { caller: 'root', url: '/setting?tab=system' },
      { caller: 'root', url: '/setting?tab=other' },
      { caller: 'admin', url: '/setting?tab=operation' },
      { caller: 'alice' },
    ],
  },
  validateSearch: settingSearchSchema,
  search: { middlewares: [stripSearchParams(settingSearchDefaults)] },
  loaderDeps: ({ search }) => ({ tab: search.tab }),
  loader: ({ context, deps: { tab } }) => {
    if (tab === 'personal' || !isInAudience(pageOwner(), 'admins'))
      prefetch(context.cache, accountQueries.self())
    else prefetch(context.cache, optionQueries.all())
  },
  component: lazyScreen(() => import('./setting-screen'), 'SettingScreen'),
})
