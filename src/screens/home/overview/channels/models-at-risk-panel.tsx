import { LinkButton } from '#/ui/controls/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { channelName } from '#/resources/channel/channel'
import { modelsOfOneChannel, unservedModels } from '#/resources/channel/coverage/coverage-findings'
import { coverageMatrix } from '#/resources/channel/coverage/coverage-matrix'
import { tokenName } from '#/resources/token/token'
import { Badge } from '#/ui/controls/badge'
import { useT } from '#/ui/language/use-t'
import { ClippedText } from '#/ui/text/clipped-text'
import { Panel, PanelNote, usePanelState } from '../panel'
import { recentQueries } from '../recent-queries'
import { useOverviewChannels } from './channel-health-panel'
import classes from './channels.module.css'

const MAX_ROWS = 6
const MAX_MODELS = 4
const NO_ROWS: never[] = []

const shortList = (names: readonly string[]) => names.slice(0, MAX_MODELS).join(', ')

/** Models that one enabled channel serves, or none although a token allows them. */
export function ModelsAtRiskPanel() {
  const t = useT()
  const { channels = NO_ROWS, query } = useOverviewChannels()
  const tokens = useQuery(recentQueries.tokens(useSumAccount()))
  const state = usePanelState(query, t('overview.risk'))
  const matrix = useMemo(() => coverageMatrix(channels), [channels])
  const unserved = useMemo(() => unservedModels(matrix, tokens.data?.rows ?? NO_ROWS), [matrix, tokens.data])
  const single = useMemo(() => modelsOfOneChannel(matrix), [matrix])
  const shown = [...unserved, ...single].slice(0, MAX_ROWS)
  const more = unserved.length + single.length - shown.length
  const restOf = (names: readonly string[]) =>
    names.length > MAX_MODELS ? ` ${t('coverage.more', { n: names.length - MAX_MODELS })}` : ''
  return (
    <Panel
      title={t('overview.risk')}
      links={
        <LinkButton size="xs" to="/channel/coverage">
          {t('overview.risk.all')}
        </LinkButton>
      }
    >
      {state ?? (shown.length === 0 ? <PanelNote>{t('overview.risk.none')}</PanelNote> : null)}
      <ul className={classes.rows}>
        {shown.map((finding) =>
          finding.kind === 'unserved' ? (
            <li key={`token ${finding.token.id}`}>
              <Link
                to="/token/edit/$id"
                params={{ id: finding.token.id }}
                search={{ focus: 'models' }}
                preload={false}
                className={classes.name}
              >
                <ClippedText text={tokenName(finding.token)} isWrapping />
              </Link>
              <Badge tone="bad">{t('overview.risk.unserved')}</Badge>
              <span className={classes.models}>
                <ClippedText text={shortList(finding.models)} isWrapping />
                {restOf(finding.models)}
              </span>
            </li>
          ) : (
            <li key={`channel ${finding.channel.id} ${finding.groups.join(' ')}`}>
              <Link
                to="/channel/edit/$id"
                params={{ id: finding.channel.id }}
                search={{ focus: 'models' }}
                preload={false}
                className={classes.name}
              >
                <ClippedText text={channelName(finding.channel)} isWrapping />
              </Link>
              <Badge tone="warning">{t('overview.risk.single')}</Badge>
              <span className={classes.models}>
                <ClippedText text={shortList(finding.models)} isWrapping />
                {restOf(finding.models)}{' '}
                <bdi>{t('coverage.forGroups', { groups: finding.groups.join(', ') })}</bdi>
              </span>
            </li>
          ),
        )}
      </ul>
      {more > 0 && <PanelNote>{t('overview.more', { n: more })}</PanelNote>}
    </Panel>
  )
}
