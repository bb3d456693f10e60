import { Group, Stack } from '@mantine/core'
import { ActionButton } from '#/ui/button/action-button'
import { createLink } from '@tanstack/react-router'
import type { ReactNode, AnchorHTMLAttributes } from 'react'
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight'
import { formatCount } from '#/format/quota'
import { formatElapsed, formatUtcOffset } from '#/format/timestamp'
import { tooltipText } from '#/format/truncate'
import { useChannelNames } from '#/parts/channel-names'
import { QuotaText } from '#/parts/quota-text'
import { hasAmount, type Log } from '#/resources/log/log'
import { logSentence, speedText } from '#/resources/log/log-sentence'
import { useAccount } from '#/session/session'
import { useMoneyScale } from '#/session/use-status'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { SidePanel } from '#/ui/dialog/side-panel'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { copyText, notifyCopied } from '#/ui/notifications/copy-text'
import { notify } from '#/ui/notifications/notify'
import { ClippedText } from '#/ui/text/clipped-text'
import { TimeText } from '#/ui/text/time-text'
import { LogTypeBadge } from '../list/log-labels'
import listClasses from '../list/log-list.module.css'
import { noFilters } from '../log-search'
import classes from './log-panel.module.css'

interface Props {
  log: Log
  /** Rows on screen, in display order. */
  rows: readonly Log[]
  isForAdmin: boolean
  onShow: (log: Log) => void
  onClose: () => void
}

/** Side panel with all details of a log entry. Previous and next entries open by button, arrow key or row. */
export default function LogPanel({ log, rows, isForAdmin, onShow, onClose }: Props) {
  const t = useT()
  const at = rows.findIndex(({ key }) => key === log.key)
  const previous = at > 0 ? rows[at - 1] : undefined
  const next = at >= 0 ? rows[at + 1] : undefined

  const goTo = (key: string) => {
    const nextLog = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined
    if (nextLog) onShow(nextLog)
  }
  const step = (label: string, direction: 'previous' | 'next', to: Log | undefined) => (
    <ActionButton
      leftSection={direction === 'previous' ? <IconChevronLeft aria-hidden /> : undefined}
      isBlocked={!to}
      onClick={() => to && onShow(to)}
    >
      {label}
      {direction === 'next' && <IconChevronRight aria-hidden />}
    </ActionButton>
  )
  return (
    <SidePanel title={t('log.entry')} subject={log.key} onKey={goTo} onClose={onClose}>
      <Stack gap="md">
        <Group>
          {step(t('log.previous'), 'previous', previous)}
          {step(t('log.next'), 'next', next)}
          <output className={classes.place}>
            {at >= 0 && t('log.place', { n: at + 1, total: rows.length })}
          </output>
        </Group>
        <LogParts log={log} isForAdmin={isForAdmin} />
      </Stack>
    </SidePanel>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** All properties of a log entry. */
function LogParts({ log, isForAdmin }: { log: Log; isForAdmin: boolean }) {
  const t = useT()
  const copyRequestId = async () => {
    if (await copyText(log.request_id)) notifyCopied(log.request_id, t('grid.copied'))
    else notify('warning', t('log.requestId.notCopied'))
  }
  const isOwn = useAccount()?.username === log.username && log.token_name !== ''
  const speed = speedText(log)
  const isCall = log.model_name !== '' || log.prompt_tokens !== 0 || log.completion_tokens !== 0
  return (
    <>
      <dl className={classes.parts}>
        <Part name={t('log.time')}>
          <TimeText seconds={log.created_at} />{' '}
          {log.created_at > 0 && <span className={classes.dim}>{formatUtcOffset(log.created_at)}</span>}
        </Part>
        <Part name={t('log.type')}>
          <LogTypeBadge type={log.type} />
        </Part>
        {isForAdmin && log.username !== '' && (
          <Part name={t('log.user')}>
            <LogUserLink username={log.username} />
          </Part>
        )}
        {log.token_name !== '' && (
          <Part name={t('log.token')}>
            <LogTokenLink log={log} />
          </Part>
        )}
        {log.model_name !== '' && (
          <Part name={t('log.model')}>
            <bdi translate="no">{log.model_name}</bdi>{' '}
            <TextLink to="/call-check" search={{ model: log.model_name }}>
              {t('callCheck.open')}
            </TextLink>{' '}
            {isOwn && (
              <TextLink to="/models/try" search={{ tokenName: log.token_name, model: log.model_name }}>
                {t('playground.runAgain')}
              </TextLink>
            )}
          </Part>
        )}
        {isForAdmin && log.channel > 0 && (
          <Part name={t('log.channel')}>
            <LogChannelLink channel={log.channel} />
          </Part>
        )}
        {isCall && (
          <>
            <Part name={t('log.prompt')}>{formatCount(log.prompt_tokens)}</Part>
            <Part name={t('log.completion')}>{formatCount(log.completion_tokens)}</Part>
          </>
        )}
        {hasAmount(log) && (
          <Part name={t('log.quota')}>
            <QuotaText quota={log.quota} digits="significant" />{' '}
            {log.quota !== undefined && (
              <span className={classes.dim}>{t('log.units', { n: formatCount(log.quota) })}</span>
            )}
          </Part>
        )}
        {log.elapsed_time > 0 && <Part name={t('log.elapsed')}>{formatElapsed(log.elapsed_time)}</Part>}
        {speed !== undefined && <Part name={t('log.speed.name')}>{speed}</Part>}
        {isCall && (
          <>
            <Part name={t('log.stream')}>{t(log.is_stream ? 'form.yes' : 'form.no')}</Part>
            <Part name={t('log.promptReset')}>{t(log.system_prompt_reset ? 'form.yes' : 'form.no')}</Part>
          </>
        )}
        {log.request_id !== '' && (
          <Part name={t('log.requestId')}>
            <bdi translate="no">{log.request_id}</bdi>{' '}
            <IconActionButton
              icon={IconCopy}
              label={t('log.requestId.copy')}
              onClick={() => void copyRequestId()}
            />
          </Part>
        )}
      </dl>
      <h3 className={classes.heading}>{t('log.details')}</h3>
      <Content text={log.content} />
    </>
  )
}

/** A text in full, with its line breaks. */
const ServerText = ({ text }: { text: string }) => (
  <p dir="auto" className={classes.text}>
    {text}
  </p>
)

/** The content of an entry; a known sentence of the server also in the language of the console. */
function Content({ text }: { text: string | undefined }) {
  const t = useT()
  const scale = useMoneyScale()
  if (!text) return <p className={classes.dim}>{t('log.details.none')}</p>
  const sentence = logSentence(text, scale)
  if (sentence === undefined) return <ServerText text={text} />
  return (
    <>
      <ServerText text={sentence} />
      <h3 className={classes.heading}>{t('log.original')}</h3>
      <div lang={serverTextLanguage(text)} className={classes.dim}>
        <ServerText text={text} />
      </div>
    </>
  )
}

interface PlainAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  children?: ReactNode
}

// A plain anchor with the look of the list's links.
const TextLink = createLink(({ children, ...props }: PlainAnchorProps) => (
  <a {...props} className={listClasses.link}>
    {children}
  </a>
))

/** Link to the channel that served the call, for administrators. */
function LogChannelLink({ channel }: Pick<Log, 'channel'>) {
  const t = useT()
  const search = { keyword: String(channel) }
  const nameOf = useChannelNames()
  return (
    <TextLink to="/channel" search={search} title={t('log.toChannel', { id: channel })}>
      {nameOf(channel)}
    </TextLink>
  )
}

/** Link to the user, for administrators. */
function LogUserLink({ username }: Pick<Log, 'username'>) {
  const t = useT()
  const search = { keyword: username }
  return (
    <TextLink to="/user" search={search} title={tooltipText(t('log.toUser', { name: username }))}>
      <ClippedText text={username} className={listClasses.name} tooltip="" />
    </TextLink>
  )
}

/** Link to the user's own token in the token list, or for another user's token to its log entries. */
function LogTokenLink({ log }: { log: Log }) {
  const t = useT()
  const account = useAccount()
  const { token_name, username } = log
  const target =
    account?.username === username
      ? ({ to: '/token', search: { keyword: token_name }, title: 'log.toToken' } as const)
      : ({ to: '/log', search: { ...noFilters, token_name, username }, title: 'log.entriesOfToken' } as const)
  return (
    <TextLink {...target} title={tooltipText(t(target.title, { name: token_name }))}>
      <ClippedText text={token_name} className={listClasses.name} tooltip="" />
    </TextLink>
  )
}
