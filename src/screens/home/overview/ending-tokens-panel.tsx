import { LinkButton } from '#/ui/button/link-button'
import { Group, List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serverSeconds } from '#/http/server-clock'
import { endingTokens } from '#/resources/token/ending-tokens'
import { tokenName } from '#/resources/token/token'
import { Badge } from '#/ui/text/badge'
import { useT } from '#/ui/language/use-t'
import { ClippedText } from '#/ui/text/clipped-text'
import { TimeText } from '#/ui/text/time-text'
import { Panel, PanelNote } from './panel'
import { recentQueries } from './recent-queries'

const MAX_ROWS = 4

export function EndingTokensPanel() {
  const t = useT()
  const tokens = useQuery(recentQueries.tokens())
  const now = serverSeconds()
  const ending = endingTokens(tokens.data?.rows ?? [], now)
  const more = ending.length - MAX_ROWS
  // A failed read is reported by the quick start, which needs the same.
  if (ending.length === 0) return null
  return (
    <Panel
      title={t('overview.ending')}
      links={
        <LinkButton size="xs" to="/token" search={{ sort: 'expired_time' }}>
          {t('overview.ending.all')}
        </LinkButton>
      }
    >
      <List listStyleType="none">
        {ending.slice(0, MAX_ROWS).map(({ token, reason, at }) => (
          <Group component="li" key={token.id} gap="sm" py="xs">
            <Link to="/token/edit/$id" params={{ id: token.id }}>
              <ClippedText text={tokenName(token)} isWrapping />
            </Link>
            <Badge tone={at <= now ? 'bad' : 'warning'}>
              {t(`overview.ending.${reason !== 'runsDry' && at <= now ? 'expired' : reason}`)}
            </Badge>
            <TimeText seconds={Math.floor(at)} now={now} isRelative />
          </Group>
        ))}
      </List>
      {more > 0 && <PanelNote>{t('common.more', { n: more })}</PanelNote>}
    </Panel>
  )
}
