import { LinkButton } from '#/ui/controls/link-button'
import { Title, List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PAGE_SIZE } from '#/http/rows'
import type { StaticKey } from '#/i18n/i18n'
import { useSumAccount } from '#/parts/batched-queries/use-batched-queries'
import { LOG_TYPE } from '#/resources/log/log'
import { useT } from '#/ui/language/use-t'
import { ClippedText } from '#/ui/text/clipped-text'
import { TimeText } from '#/ui/text/time-text'
import classes from './overview.module.css'
import { Panel, PanelNote, usePanelState } from './panel'
import { recentQueries } from './recent-queries'

const MAX_ROWS = 5
const RANGE = '7d'

/** Top-ups and registrations of seven days, and the newest accounts: the server keeps no time of registration. */
export function ArrivalsPanel() {
  const t = useT()
  return (
    <Panel
      title={t('overview.arrivals')}
      links={
        <LinkButton size="xs" to="/user">
          {t('user.menu')}
        </LinkButton>
      }
    >
      <Entries type={LOG_TYPE.topUp} title="overview.arrivals.topUps" />
      <Entries type={LOG_TYPE.system} title="overview.arrivals.gifts" />
      <NewestAccounts />
    </Panel>
  )
}

function Entries({ type, title }: { type: number; title: StaticKey }) {
  const t = useT()
  const entries = useQuery(recentQueries.entries(useSumAccount(), type))
  const state = usePanelState(entries, t(title))
  const rows = entries.data?.rows ?? []
  const count = rows.length < PAGE_SIZE ? String(rows.length) : `${PAGE_SIZE}+`
  return (
    <div>
      <Title order={3}>
        <Link to="/log" search={{ type, range: RANGE }}>
          {t(title)}
        </Link>
        {entries.data && `: ${count}`}
      </Title>
      {state ??
        (rows.length === 0 ? (
          <PanelNote>{t('overview.arrivals.none')}</PanelNote>
        ) : (
          <List className={classes.list}>
            {rows.slice(0, MAX_ROWS).map((row) => (
              <li key={row.key}>
                <bdi>{row.content}</bdi>
                <Link to="/log" search={{ type, range: RANGE, username: row.username }}>
                  <ClippedText text={row.username} isWrapping />
                </Link>
                <TimeText seconds={row.created_at} />
              </li>
            ))}
          </List>
        ))}
    </div>
  )
}

function NewestAccounts() {
  const t = useT()
  const users = useQuery(recentQueries.accounts(useSumAccount()))
  const state = usePanelState(users, t('overview.arrivals.accounts'))
  return (
    <div>
      <Title order={3}>{t('overview.arrivals.accounts')}</Title>
      {state ?? (
        <List className={classes.list}>
          {(users.data?.rows ?? []).slice(0, MAX_ROWS).map(({ id, username }) => (
            <li key={id}>
              <Link to="/user" search={{ keyword: username }}>
                <ClippedText text={username || `#${id}`} isWrapping />
              </Link>
              <span className={classes.note}>#{id}</span>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}
