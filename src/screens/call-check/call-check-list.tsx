import { Alert, Group, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatQuota } from '#/format/quota'
import { channelName, hasFailedTest, lastTestText, type Channel } from '#/resources/channel/channel'
import { groupsOf } from '#/resources/channel/coverage/coverage-matrix'
import { isRoot } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useMoneyScale } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { Badge } from '#/ui/text/badge'
import { diagnoseCall, isOffByHand, type CallCheck, type CallFacts, type CheckSubject } from './call-checks'

const TONES = { pass: 'good', warn: 'warning', fail: 'bad' } as const

const SHOWN_CHANNELS = 8

/** The answer that the relay would give, then its checks with what mends each. */
export function CallCheckList({ facts }: { facts: CallFacts }) {
  const t = useT()
  const scale = useMoneyScale()
  const { checks, group, reserved } = diagnoseCall(facts)
  const { model, token, user } = facts
  const refusal = checks.find(({ state }) => state === 'fail')
  const quotaText = (quota: number | undefined) => formatQuota(quota ?? 0, scale, 'significant')
  const values = {
    model,
    group,
    n: checks.find(({ serving }) => serving)?.serving?.length ?? 0,
    subnets: token?.subnet.join(', ') ?? '',
    balance: quotaText(user.quota),
    reserved: quotaText(reserved),
    left: quotaText(token?.remain_quota),
  }
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
      <Paper withBorder p="md" component="section" aria-label={t('callCheck.checks')}>
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {checks.map((check) => (
            <li key={check.about}>
              <Group gap="xs" wrap="nowrap" align="baseline">
                <Badge tone={TONES[check.state]}>{t(`callCheck.${check.state}`)}</Badge>
                <span>
                  <span>{t(check.text, values)}</span>{' '}
                  {check.state !== 'pass' && <Mend check={check} facts={facts} />}
                </span>
              </Group>
              <Channels check={check} group={group} />
            </li>
          ))}
        </Stack>
      </Paper>
    </Stack>
  )
}

/** The field of the token that is to be changed. */
const TOKEN_FIELDS: Partial<Record<CheckSubject, string>> = {
  tokenExpiry: 'expired_time',
  tokenQuota: 'remain_quota',
  tokenReserve: 'remain_quota',
  tokenSubnet: 'subnet',
  tokenModels: 'models',
}

function Mend({ check: { about, state, others }, facts }: { check: CallCheck; facts: CallFacts }): ReactNode {
  const t = useT()
  const account = useAccount()
  const { token, user } = facts
  // The server refuses administrators the page of their own account.
  const editsUser = user.id !== account?.id || isRoot(account)
  const userLink = (focus: 'quota' | 'group') => (
    <Link to="/user/edit/$id" params={{ id: user.id }} search={{ focus }}>
      {t('callCheck.mend.user')}
    </Link>
  )
  switch (about) {
    case 'channels':
      // No channel can be of a group with a comma in its name.
      if (editsUser && user.group?.includes(',')) return userLink('group')
      return state === 'fail' && others?.length === 0 ? (
        <Link to="/channel/add">{t('callCheck.mend.addChannel')}</Link>
      ) : null
    case 'tokenState':
      return (
        <Link to="/token" search={{ keyword: token?.name ?? '' }}>
          {t('callCheck.mend.enable')}
        </Link>
      )
    case 'account':
      return (
        <Link to="/user" search={{ keyword: String(user.id) }}>
          {t('callCheck.mend.enable')}
        </Link>
      )
    case 'offered':
      return t('callCheck.mend.ask')
    case 'balance':
      return editsUser ? userLink('quota') : <Link to="/topup">{t('common.topUp')}</Link>
    case 'price':
      return (
        <Link to="/setting" search={{ tab: 'operation', price: facts.model }}>
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

const NO_CHANNELS: readonly Channel[] = []

/** The channels that serve the call, or those that would if they were enabled or had the group. */
function Channels({ check, group }: { check: CallCheck; group: string }) {
  const t = useT()
  const { serving = NO_CHANNELS, others = NO_CHANNELS } = check
  const shown = serving.length > 0 ? serving : others
  const rest = shown.length - SHOWN_CHANNELS
  const factOf = (channel: Channel) => {
    if (serving.length > 0)
      return `${t('channel.form.summary.priority', { n: channel.priority })} · ${lastTestText(channel)}`
    if (!groupsOf(channel).includes(group))
      return t('callCheck.channel.otherGroup', { groups: channel.group.join(', ') })
    return (
      <>
        {t(isOffByHand(channel) ? 'callCheck.channel.off' : 'callCheck.channel.offByServer')}{' '}
        <Link to="/channel" search={{ keyword: String(channel.id) }}>
          {t('callCheck.mend.enable')}
        </Link>
      </>
    )
  }
  return (
    <>
      {shown.slice(0, SHOWN_CHANNELS).map((channel) => (
        <Text key={channel.id} size="sm" pl="md" c={hasFailedTest(channel) ? 'red.text' : undefined}>
          <Link
            to="/channel/edit/$id"
            params={{ id: channel.id }}
            search={{ focus: groupsOf(channel).includes(group) ? undefined : 'group' }}
          >
            <bdi translate="no">{channelName(channel)}</bdi>
          </Link>{' '}
          · {factOf(channel)}
        </Text>
      ))}
      {rest > 0 && (
        <Text size="sm" pl="md">
          {t('common.more', { n: rest })}
        </Text>
      )}
    </>
  )
}
