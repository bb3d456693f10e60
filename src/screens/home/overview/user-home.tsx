import { Stack, Group, List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { serverSeconds } from '#/http/server-clock'
import { modelSums, reportedDays } from '#/resources/account/usage'
import { useT } from '#/ui/language/use-t'
import { useTwoColumns } from '#/ui/theme/columns'
import { BalancePanel } from './balance-panel'
import { ConsumptionPanel } from './consumption-panel'
import { CHARTS_HEIGHT, OnSight } from './on-sight'
import { QuickStartPanel } from './quick-start-panel'
import { Panel, PanelNote } from '#/ui/text/panel'
import { recentQueries } from './recent-queries'
import { TopTable } from './top-table'
import { LinkButton } from '#/ui/button/link-button'
import { Link } from '@tanstack/react-router'
import { endingTokens } from '#/resources/token/ending-tokens'
import { tokenName } from '#/resources/token/token'
import { Badge } from '#/ui/text/badge'
import { ClippedText } from '#/ui/text/clipped-text'
import { TimeText } from '#/ui/text/time-text'

export function UserHome() {
  const columns = useTwoColumns('repeat(2, minmax(0, 1fr))')
  return (
    <>
      <div style={{ ...columns, minHeight: 'var(--gc-length-26)' }}>
        <Stack gap="md" miw={0}>
          <BalancePanel hasToday />
          <EndingTokensPanel />
          <TopModelsPanel />
        </Stack>
        <QuickStartPanel state="open" />
      </div>
      <OnSight style={{ display: 'grid', minHeight: CHARTS_HEIGHT }}>
        <ConsumptionPanel scope="self" />
      </OnSight>
    </>
  )
}

const MAX_ROWS = 3

function TopModelsPanel() {
  const t = useT()
  const usage = useQuery(recentQueries.week())
  const rows = modelSums(usage.data?.rows ?? []).filter(({ sum }) => sum > 0)
  // A failed read is reported by the balance, which needs the same.
  if (rows.length === 0) return null
  const title = t('overview.topModels')
  return (
    <Panel title={title}>
      <TopTable
        title={title}
        by="model_name"
        rows={rows.slice(0, MAX_ROWS)}
        bounds={reportedDays(serverSeconds())}
      />
    </Panel>
  )
}

const MAX_TOKENS = 4

function EndingTokensPanel() {
  const t = useT()
  const tokens = useQuery(recentQueries.tokens())
  const now = serverSeconds()
  const ending = endingTokens(tokens.data?.rows ?? [], now)
  const more = ending.length - MAX_TOKENS
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
        {ending.slice(0, MAX_TOKENS).map(({ token, reason, at }) => (
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
