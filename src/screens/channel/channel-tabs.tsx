import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { StaticKey } from '#/i18n/i18n'
import { channelQueries } from '#/resources/channel/channel'
import { wholeOf } from '#/resources/whole-list'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'
import { LinkButton } from '#/ui/button/link-button'

// Loaded when all channels are: before that there is nothing to count. Where that fails, the link has no number.
const FindingCount = lazyPart(
  () =>
    import('./finding-count').then(
      (part) => part.FindingCount,
      () => () => null,
    ),
  { firstTextsOnly: true },
)

/** The pages of channels, the list first. */
export const CHANNEL_PAGES = [
  { to: '/channel', label: 'coverage.tab.list' },
  { to: '/channel/coverage', label: 'coverage.tab.coverage' },
  { to: '/channel/tests', label: 'coverage.tab.tests' },
] as const satisfies readonly { to: string; label: StaticKey }[]

/** Links between the pages of channels, beside the title of each; on phones a list needs the height, and its menu leads to the others. */
export function ChannelTabs({ isList = false }: { isList?: boolean }) {
  const t = useT()
  const channels = wholeOf(useQuery({ ...channelQueries.all(), enabled: false }).data)?.rows
  return (
    <Group
      component="nav"
      aria-label={t('common.channels')}
      gap="var(--gc-space-1)"
      wrap="nowrap"
      data-wide-only={isList || undefined}
    >
      {CHANNEL_PAGES.map(({ to, label }) => (
        <LinkButton
          key={to}
          to={to}
          size="xs"
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ variant: 'light' }}
          inactiveProps={{ variant: 'subtle', color: 'gray' }}
          preload="intent"
        >
          {t(label)}
          {to === '/channel/coverage' && (
            // Its place is kept: the number comes after the rows.
            <Text component="span" inherit c="var(--gc-bad)" miw="3ch">
              {channels && <FindingCount channels={channels} />}
            </Text>
          )}
        </LinkButton>
      ))}
    </Group>
  )
}
