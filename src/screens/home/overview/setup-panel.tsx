import { Button, Group, List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import { useStored } from '#/ui/storage/use-stored'
import type { StaticKey } from '#/i18n/i18n'
import { channelQueries, type Channel } from '#/resources/channel/channel'
import { logQueries } from '#/resources/log/log'
import { LOG_TYPE, EVERY_ENTRY } from '#/resources/log/log-filter'
import { OPTION_KEYS, optionQueries } from '#/resources/option/option'
import { tokenQueries } from '#/resources/token/token'
import { isRoot } from '#/session/audience'
import { rootPassword, useAccount } from '#/session/session'
import { useChannelTest } from '#/app/row/channel-buttons'
import { ActionButton } from '#/ui/button/action-button'
import { LinkButton } from '#/ui/button/link-button'
import { useT } from '#/ui/language/use-t'
import { Panel, PanelNote } from '#/ui/text/panel'

const storedSetup = storedText('setup', z.enum(['open', 'done', 'dismissed']))

const firstCall = logQueries.rows('all', { ...EVERY_ENTRY, type: LOG_TYPE.consumption }, 0)

interface Step {
  label: StaticKey
  isDone: boolean | undefined
  link: Pick<LinkProps, 'to' | 'search'>
  /** What the step does in place, instead of leading to another page. */
  action?: ReactNode
}

interface StepsProps {
  isCalled: boolean
  onCall: () => void
}

/** The steps of a new server in their order, each ticked by what the server and this browser know. */
function useSteps({ isCalled, onCall }: StepsProps): readonly Step[] {
  const t = useT()
  const options = useQuery(optionQueries.all()).data
  const channels = useQuery(channelQueries.all()).data?.rows
  const tokens = useQuery(tokenQueries.matching('')).data?.rows
  const entries = useQuery(firstCall).data?.rows
  const password = useStored(rootPassword)
  const newest = channels?.[0]
  const step = (label: StaticKey, isDone: boolean | undefined, link: Step['link'], action?: ReactNode) => [
    { label, isDone, link, action },
  ]
  const ofOption = (label: StaticKey, option: string) =>
    step(label, options && Boolean(options.get(option)?.trim()), {
      to: '/setting',
      search: { tab: 'system', option },
    })
  const call = (
    <Button size="xs" variant="filled" onClick={onCall}>
      {t('overview.setup.call')}
    </Button>
  )
  const isTested = channels?.some(({ response_time, test_time }) => response_time > 0 || test_time > 0)
  return [
    // Whether the password is the default one is known only to the browser in which root has signed in.
    password === undefined
      ? []
      : step('overview.setup.password', password === 'own', {
          to: '/user/edit',
          search: { focus: 'password' },
        }),
    ofOption('overview.setup.address', OPTION_KEYS.serverAddress),
    step('overview.setup.channel', channels && channels.length > 0, { to: '/channel/add' }),
    step('overview.setup.test', isTested, { to: '/channel' }, newest && <TestStep channel={newest} />),
    step('common.createAToken', tokens && tokens.length > 0, { to: '/token/add' }),
    step('overview.setup.call', isCalled || (entries && entries.length > 0), { to: '/log' }, call),
    // Last: nothing else waits for it.
    ofOption('overview.setup.mail', OPTION_KEYS.mailServer),
  ].flat()
}

function TestStep({ channel }: { channel: Channel }) {
  const t = useT()
  const { isBusy, start } = useChannelTest(channel)
  return (
    <ActionButton size="xs" variant="filled" busy={isBusy} onClick={start}>
      {t('overview.setup.test')}
    </ActionButton>
  )
}

interface SetupProps extends StepsProps {
  /** All channels; undefined until they are known. */
  channels: readonly Channel[] | undefined
  children: ReactNode
}

/** For the super administrator of a server without channels its checklist, until everything is done or it is dismissed; else `children`. */
export function SetupPanel({ channels, children, ...props }: SetupProps) {
  const account = useAccount()
  const state = useStored(storedSetup)
  const isForAccount = account !== undefined && isRoot(account)
  const isNew = channels && channels.length === 0
  useEffect(() => {
    if (isForAccount && state === undefined && isNew !== undefined) storedSetup.write(isNew ? 'open' : 'done')
  }, [isForAccount, state, isNew])
  return isForAccount && state === 'open' ? <Checklist {...props} /> : children
}

function dismiss(): void {
  storedSetup.write('dismissed')
  // The focused button unmounts with the panel.
  document.querySelector('h1')?.focus()
}

function Checklist(props: StepsProps) {
  const t = useT()
  const steps = useSteps(props)
  const next = steps.find(({ isDone }) => isDone === false)
  const isKnown = steps.every(({ isDone }) => isDone !== undefined)
  const isComplete = isKnown && next === undefined
  useEffect(() => {
    if (isComplete) storedSetup.write('done')
  }, [isComplete])
  return (
    <Panel
      title={t('overview.setup')}
      controls={
        <Button size="xs" onClick={dismiss}>
          {t('overview.setup.dismiss')}
        </Button>
      }
    >
      {isKnown && (
        <List type="ordered" listStyleType="none" spacing="xs">
          {steps.map(({ label, isDone, link, action }, at) => (
            <Group component="li" key={label} aria-current={label === next?.label ? 'step' : undefined}>
              <PanelNote>{t('overview.setup.number', { n: at + 1, of: steps.length })}</PanelNote>
              {/* The next step is the primary button; what it leads to comes back to this list when it is done. */}
              {(label === next?.label && action) || (
                <LinkButton
                  size="xs"
                  variant={label === next?.label ? 'filled' : 'subtle'}
                  {...link}
                  state={{ fromList: true }}
                >
                  {t(label)}
                </LinkButton>
              )}
              <PanelNote>
                <span aria-hidden="true">{isDone ? '✓' : '○'} </span>
                {t(isDone ? 'job.allDone.one' : 'overview.setup.open')}
              </PanelNote>
            </Group>
          ))}
        </List>
      )}
      <PanelNote>{t('overview.setup.secret')}</PanelNote>
    </Panel>
  )
}
