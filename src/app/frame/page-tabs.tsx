import { Link, useMatches } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { StaticKey } from '#/i18n/i18n'
import { channelQueries } from '#/resources/channel/channel'
import { wholeOf } from '#/resources/whole-list'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import classes from './page-tabs.module.css'

// Loaded when all channels are: before that there is nothing to count.
const FindingCount = lazyPart(async () => (await import('./finding-count')).FindingCount)

const CHANNEL_TABS = [
  { to: '/channel', label: 'coverage.tab.list' },
  { to: '/channel/coverage', label: 'coverage.tab.coverage' },
  { to: '/channel/tests', label: 'coverage.tab.tests' },
] as const satisfies readonly { to: string; label: StaticKey }[]

/** Links between the pages of channels, on these pages only. Each page keeps its address. */
export function PageTabs() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.staticData.path })
  return CHANNEL_TABS.some(({ to }) => to === path) ? <ChannelTabs isList={path === '/channel'} /> : null
}

function ChannelTabs({ isList }: { isList: boolean }) {
  const t = useT()
  const channels = wholeOf(useQuery({ ...channelQueries.all(), enabled: false }).data)?.rows
  return (
    <nav aria-label={t('channel.menu')} className={classes.tabs} data-list={isList || undefined}>
      {CHANNEL_TABS.map(({ to, label }) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }} preload="intent">
          {t(label)}
          {to === '/channel/coverage' && (
            <span className={classes.count}>{channels && <FindingCount channels={channels} />}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
