import { createRoute, stripSearchParams } from '@tanstack/react-router'
import { accountQueries } from '#/resources/account/account-queries'
import { optionQueries } from '#/resources/option/option-queries'
import { belongsTo } from '#/session/audience'
import { accountHere } from '#/session/interruption'
import { warm } from '#/shell/cache'
import { userGate } from '#/shell/gates'
import { lazyScreen } from '#/shell/lazy-screen'
import { settingSearchDefaults, settingSearchSchema } from './setting-search'

export const settingRoute = createRoute({
  getParentRoute: () => userGate,
  path: 'setting',
  validateSearch: settingSearchSchema,
  search: { middlewares: [stripSearchParams(settingSearchDefaults)] },
  loaderDeps: ({ search }) => ({ tab: search.tab }),
  loader: ({ context, deps: { tab } }) => {
    if (tab === 'personal' || !belongsTo(accountHere(), 'admins')) warm(context.cache, accountQueries.self())
    else warm(context.cache, optionQueries.all())
  },
  component: lazyScreen(() => import('./setting-screen'), 'SettingScreen'),
})
