import { Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight'
import { formatCount } from '#/format/quota'
import { formatElapsed, formatUtcOffset } from '#/format/timestamp'
import { useChannelNames } from '#/parts/channel-names'
import { QuotaText } from '#/parts/quota-text'
import { hasAmount, LOG_DIGITS, type Log } from '#/resources/log/log'
import { logSentence, speedText } from '#/resources/log/log-sentence'
import { useAccount } from '#/session/session'
import { useMoneyScale } from '#/session/use-status'
import { ActionButton } from '#/ui/button/action-button'
import { copy } from '#/ui/button/copy'
import { IconButton } from '#/ui/button/icon-button'
import { SidePanel } from '#/ui/dialog/side-panel'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { FactList } from '#/ui/text/fact-list'
import { TimeText } from '#/ui/text/time-text'
import { LogTypeBadge } from './log-labels'

interface Props {
  log: Log
  rows: readonly Log[]
  isForAdmin: boolean
  onShow: (log: Log | undefined) => void
}

/** Side panel with all details of a log entry. Previous and next entries open by button, arrow key or row. */
export default function LogPanel({ log, rows, isForAdmin, onShow }: Props) {
  const t = useT()
  const at = rows.findIndex(({ key }) => key === log.key)
  const previous = at > 0 ? rows[at - 1] : undefined
  const next = at >= 0 ? rows[at + 1] : undefined
  const goTo = (key: string) => {
    const nextLog = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined
    if (nextLog) onShow(nextLog)
  }
  return (
    <SidePanel title={t('log.entry')} subject={log.key} onKey={goTo} onClose={() => onShow(undefined)}>
      <Stack gap="md">
        <Group>
          <ActionButton
            leftSection={<IconChevronLeft aria-hidden />}
            isBlocked={!previous}
            onClick={() => goTo('ArrowLeft')}
          >
            {t('log.previous')}
          </ActionButton>
          <ActionButton
            rightSection={<IconChevronRight aria-hidden />}
            isBlocked={!next}
            onClick={() => goTo('ArrowRight')}
          >
            {t('log.next')}
          </ActionButton>
          <Text component="output" size="sm" c="dimmed">
            {at >= 0 && t('log.place', { n: at + 1, total: rows.length })}
          </Text>
        </Group>
        <LogFacts log={log} isForAdmin={isForAdmin} />
        <Content text={log.content} />
      </Stack>
    </SidePanel>
  )
}

const dim = (text: string) => (
  <Text span size="sm" c="dimmed">
    {text}
  </Text>
)

/** All properties of a log entry. What the row links to is not linked again. */
function LogFacts({ log, isForAdmin }: { log: Log; isForAdmin: boolean }) {
  const t = useT()
  const nameOf = useChannelNames(isForAdmin && log.channel > 0)
  const isOwn = useAccount()?.username === log.username && log.token_name !== ''
  const speed = speedText(log)
  const isCall = log.model_name !== '' || log.prompt_tokens !== 0 || log.completion_tokens !== 0
  const yesNo = (is: boolean) => t(is ? 'form.yes' : 'form.no')
  const facts = [
    {
      term: t('log.time'),
      fact: (
        <>
          <TimeText seconds={log.created_at} /> {log.created_at > 0 && dim(formatUtcOffset(log.created_at))}
        </>
      ),
    },
    { term: t('common.type'), fact: <LogTypeBadge type={log.type} /> },
    isForAdmin && log.username !== '' && { term: t('common.user'), fact: <bdi>{log.username}</bdi> },
    log.token_name !== '' && { term: t('common.token'), fact: <bdi>{log.token_name}</bdi> },
    log.model_name !== '' && {
      term: t('common.model'),
      fact: (
        <>
          <bdi translate="no">{log.model_name}</bdi>{' '}
          <Link to="/call-check" search={{ model: log.model_name }}>
            {t('callCheck.title')}
          </Link>{' '}
          {isOwn && (
            <Link to="/models/try" search={{ tokenName: log.token_name, model: log.model_name }}>
              {t('playground.runAgain')}
            </Link>
          )}
        </>
      ),
    },
    isForAdmin && log.channel > 0 && { term: t('common.channel'), fact: nameOf(log.channel) },
    isCall && { term: t('common.prompt'), fact: formatCount(log.prompt_tokens) },
    isCall && { term: t('common.completion'), fact: formatCount(log.completion_tokens) },
    hasAmount(log) && {
      term: t('common.quota'),
      fact: (
        <>
          <QuotaText quota={log.quota} digits={LOG_DIGITS} />{' '}
          {log.quota !== undefined && dim(t('log.units', { n: formatCount(log.quota) }))}
        </>
      ),
    },
    log.elapsed_time > 0 && { term: t('log.elapsed'), fact: formatElapsed(log.elapsed_time) },
    speed !== undefined && { term: t('log.speed.name'), fact: speed },
    isCall && { term: t('log.stream'), fact: yesNo(log.is_stream) },
    isCall && { term: t('log.promptReset'), fact: yesNo(log.system_prompt_reset) },
    log.request_id !== '' && {
      term: t('log.requestId'),
      fact: (
        <>
          <bdi translate="no">{log.request_id}</bdi>{' '}
          <IconButton
            icon={IconCopy}
            label={t('log.requestId.copy')}
            onClick={() => void copy(log.request_id)}
          />
        </>
      ),
    },
  ]
  return <FactList facts={facts.filter((fact) => fact !== false)} />
}

/** The content of an entry; a known sentence of the server also in the language of the console. */
function Content({ text }: { text: string | undefined }) {
  const t = useT()
  const scale = useMoneyScale()
  const sentence = text ? logSentence(text, scale) : undefined
  const parts = [
    { heading: t('log.details'), shown: sentence ?? (text || t('log.details.none')), lang: undefined },
    ...(text && sentence !== undefined
      ? [{ heading: t('log.original'), shown: text, lang: serverTextLanguage(text) }]
      : []),
  ]
  return parts.map(({ heading, shown, lang }) => (
    <section key={heading} aria-label={heading}>
      <Text component="h3" m={0} fw={600}>
        {heading}
      </Text>
      <Text m={0} dir="auto" lang={lang} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {shown}
      </Text>
    </section>
  ))
}
