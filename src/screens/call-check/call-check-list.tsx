import { Alert, Card, Group, List, Stack, Text, ThemeIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import IconX from '@tabler/icons-react/icons/IconX'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { channelName, type Channel } from '#/resources/channel/channel'
import { QuotaText } from '#/parts/quota-text'
import { useT } from '#/ui/language/use-t'
import '@mantine/core/styles/List.layer.css'
import '@mantine/core/styles/ThemeIcon.layer.css'
import { isOffByHand, type CallCheck, type CallFacts } from './call-checks'

const MARKS: Record<CallCheck['state'], { icon: Icon; color: string }> = {
  pass: { icon: IconCheck, color: 'green' },
  warn: { icon: IconAlertTriangle, color: 'orange' },
  fail: { icon: IconX, color: 'red' },
}

/** Channels that are named; the rest is counted. */
const SHOWN_CHANNELS = 8

interface Props {
  facts: CallFacts
  checks: readonly CallCheck[]
}

/** The answer that the relay would give, then its checks with what mends each. */
export function CallCheckList({ facts, checks }: Props) {
  const t = useT()
  const refusal = checks.find(({ state }) => state === 'fail')
  return (
    <Stack>
      <Alert
        role="status"
        color={refusal ? 'red' : 'green'}
        title={t(refusal ? 'callCheck.refused' : 'callCheck.answered')}
      >
        {refusal?.words ? (
          <q lang="zh" translate="no">
            {refusal.words}
          </q>
        ) : (
          t('callCheck.answered.hint')
        )}
      </Alert>
      <Card withBorder component="section" aria-label={t('callCheck.checks')}>
        <List listStyleType="none" spacing="sm" center={false}>
          {checks.map((check) => (
            <List.Item key={check.about} icon={<Mark state={check.state} />}>
              <CheckLine check={check} facts={facts} />
            </List.Item>
          ))}
        </List>
      </Card>
    </Stack>
  )
}

function Mark({ state }: Pick<CallCheck, 'state'>) {
  const t = useT()
  const { icon: MarkIcon, color } = MARKS[state]
  return (
    <ThemeIcon variant="light" size="sm" color={color} role="img" aria-label={t(`callCheck.${state}`)}>
      <MarkIcon size={14} />
    </ThemeIcon>
  )
}

/** What a check found: a sentence, and the link that mends it. */
function CheckLine({ check, facts }: { check: CallCheck; facts: CallFacts }) {
  const t = useT()
  const { model, user } = facts
  const mend = check.state !== 'pass' && <Mend about={check.about} facts={facts} />
  switch (check.about) {
    case 'channels':
      return <ChannelsLine check={check} model={model} />
    case 'tokenExpiry':
      return <Line mend={mend}>{t('callCheck.tokenExpiry')}</Line>
    case 'tokenSubnet':
      return <Line mend={mend}>{t('callCheck.tokenSubnet', { subnets: check.subnets.join(', ') })}</Line>
    case 'balance':
      return (
        <Line mend={mend}>
          {t(`callCheck.balance.${check.state}`)} <QuotaText quota={user.quota} />
        </Line>
      )
    case 'tokenModels':
    case 'offered':
      return <Line mend={mend}>{t(`callCheck.${check.about}.${check.state}`, { model })}</Line>
    case 'price':
      return <Line mend={mend}>{t(`callCheck.price.${check.state}`, { model })}</Line>
    default:
      return <Line mend={mend}>{t(`callCheck.${check.about}.${check.state}`)}</Line>
  }
}

/** The field of the token that is to be changed. */
const TOKEN_FIELDS: Partial<Record<CallCheck['about'], string>> = {
  tokenExpiry: 'expired_time',
  tokenQuota: 'remain_quota',
  tokenSubnet: 'subnet',
  tokenModels: 'models',
}

/** The link that mends what a check found. */
function Mend({ about, facts }: { about: CallCheck['about']; facts: CallFacts }) {
  const t = useT()
  const { token, user } = facts
  switch (about) {
    case 'tokenState':
      return (
        <Link to="/token" search={{ keyword: token?.name ?? '' }}>
          {t('callCheck.mend.tokenState')}
        </Link>
      )
    case 'account':
      return (
        <Link to="/user" search={{ keyword: String(user.id) }}>
          {t('callCheck.mend.userState')}
        </Link>
      )
    case 'offered':
      return t('callCheck.mend.ask')
    case 'balance':
      return user.isEditable ? (
        <Link to="/user/edit/$id" params={{ id: user.id }} search={{ focus: 'quota' }}>
          {t('callCheck.mend.user')}
        </Link>
      ) : (
        <Link to="/topup">{t('callCheck.mend.topup')}</Link>
      )
    case 'price':
      return (
        <Link to="/setting" search={{ tab: 'operation' }}>
          {t('callCheck.mend.price')}
        </Link>
      )
    default:
      return (
        token && (
          <Link to="/token/edit/$id" params={{ id: token.id }} search={{ focus: TOKEN_FIELDS[about] }}>
            {t('callCheck.mend.token')}
          </Link>
        )
      )
  }
}

function Line({ children, mend }: { children: ReactNode; mend?: ReactNode }) {
  return (
    <Group gap="xs">
      <span>{children}</span>
      {mend}
    </Group>
  )
}

type ChannelsCheck = Extract<CallCheck, { about: 'channels' }>

function ChannelsLine({ check, model }: { check: ChannelsCheck; model: string }) {
  const t = useT()
  const { state, group, serving, others } = check
  const rest = serving.length - SHOWN_CHANNELS
  return (
    <Stack gap={4}>
      <Line
        mend={
          state === 'fail' &&
          others.length === 0 && <Link to="/channel/add">{t('callCheck.mend.addChannel')}</Link>
        }
      >
        {t(`callCheck.channels.${state}`, { model, group, n: serving.length })}
      </Line>
      {serving.slice(0, SHOWN_CHANNELS).map((channel) => (
        <Text key={channel.id} size="sm">
          <ChannelLink channel={channel} /> · {t('callCheck.channel.priority', { n: channel.priority })} ·{' '}
          <LastTest channel={channel} />
        </Text>
      ))}
      {rest > 0 && <Text size="sm">{t('callCheck.channels.more', { n: rest })}</Text>}
      {state === 'fail' &&
        others.slice(0, SHOWN_CHANNELS).map(({ channel, obstacle }) => (
          <Text key={channel.id} size="sm">
            <ChannelLink channel={channel} focus={obstacle === 'otherGroup' ? 'group' : undefined} /> ·{' '}
            {obstacle === 'otherGroup'
              ? t('callCheck.channel.otherGroup', { groups: channel.group.join(', ') })
              : t(isOffByHand(channel) ? 'callCheck.channel.off' : 'callCheck.channel.offByServer')}{' '}
            {obstacle === 'disabled' && (
              <Link to="/channel" search={{ keyword: String(channel.id) }}>
                {t('callCheck.mend.enable')}
              </Link>
            )}
          </Text>
        ))}
    </Stack>
  )
}

function ChannelLink({ channel, focus }: { channel: Channel; focus?: string }) {
  return (
    <Link to="/channel/edit/$id" params={{ id: channel.id }} search={{ focus }}>
      <bdi translate="no">{channelName(channel)}</bdi>
    </Link>
  )
}

/** How the last test of a channel ended; a failed one has no response time. */
function LastTest({ channel }: { channel: Channel }) {
  const t = useT()
  if (channel.test_time === 0) return t('callCheck.channel.untested')
  if (channel.response_time === 0)
    return (
      <Text span c="red.text">
        {t('callCheck.channel.testFailed')}
      </Text>
    )
  return t('callCheck.channel.tested', { seconds: (channel.response_time / 1000).toFixed(2) })
}
