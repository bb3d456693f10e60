import { Alert, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import IconRefresh from '@tabler/icons-react/icons/IconRefresh'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { HttpFailure, isOutcomeUnknown, messageOf, type FailureKind } from '#/http/failure'
import type { StaticKey } from '#/i18n/i18n'
import { isInAudience } from '#/session/audience'
import { useAccount } from '#/session/session'
import { IconButton } from '#/ui/button/icon-button'
import { copy } from '#/ui/button/copy'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { formatCount } from '#/format/quota'
import { QuotaText } from '#/parts/quota-text'
import { logQueries } from '#/resources/log/log'
import { AnswerText } from './answer-text'
import { isRunning, type Answer, speedOf } from './answer'

interface Props {
  answer: Answer
  /** Asks again in place of this answer; undefined where another turn follows, or a button does so. */
  onRetry?: ((answer: Answer) => void) | undefined
}

/** An answer: model, text, how it ended, speed and cost. */
export const AnswerView = memo(function AnswerView({ answer, onRetry }: Props) {
  const t = useT()
  const { model, text, state } = answer
  return (
    <Paper withBorder p="md" miw={0} component="article" aria-label={t('playground.answerOf', { model })}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" c="dimmed" fz="sm">
          <bdi translate="no">{model}</bdi>
          <span>
            {text !== '' && (
              <IconButton
                icon={IconCopy}
                label={t('playground.copyAnswer')}
                onClick={() => void copy(text)}
              />
            )}
            {onRetry && !isRunning(answer) && (
              <IconButton icon={IconRefresh} label={t('playground.retry')} onClick={() => onRetry(answer)} />
            )}
          </span>
        </Group>
        {text !== '' && <AnswerText text={text} />}
        <Text component="output" size="sm" c="dimmed">
          {state === 'waiting' && t(answer.hasThought ? 'playground.thinking' : 'playground.waiting')}
          {state === 'streaming' && t('playground.streaming')}
          {!isRunning(answer) && <Ending answer={answer} />}
        </Text>
        {state === 'failed' && <AnswerError answer={answer} />}
        {!isRunning(answer) && <AnswerFigures answer={answer} />}
      </Stack>
    </Paper>
  )
})

const USUAL_REASONS = new Set(['length', 'stop'])

/** How an answer ended, where that is more than that it is complete. */
function Ending({ answer }: { answer: Answer }) {
  const t = useT()
  const { state, reason, text, hasThought, oddLines } = answer
  const isDone = state === 'done'
  const texts = [
    state === 'stopped' && t('playground.stopped'),
    state === 'cutOff' && t('playground.cutOff'),
    isDone && text === '' && t(hasThought ? 'playground.onlyThought' : 'playground.noText'),
    isDone && reason === 'length' && t('playground.length'),
    isDone && reason !== undefined && !USUAL_REASONS.has(reason) && t('playground.reason', { reason }),
    oddLines > 0 && t('playground.oddLines', { n: oddLines }),
  ].filter((part) => part !== false)
  // The figures below show that nothing was wrong.
  if (texts.length > 0) return texts.join(' ')
  return isDone && <VisuallyHidden>{t('playground.done')}</VisuallyHidden>
}

const CAUSES: Partial<Record<FailureKind, StaticKey>> = {
  offline: 'playground.error.offline',
  unreachable: 'playground.error.unreachable',
  truncated: 'playground.error.cutOff',
  malformed: 'playground.error.malformed',
}

/** Where a provider answers with no JSON, the server adds the id of its request to a blank text. */
const NO_WORDS = /^\s*\(request id: [^)]*\)$/

/** The words of the relay, unchanged, or why there are none. */
function AnswerError({ answer: { error, model, token } }: { answer: Answer }) {
  const t = useT()
  const account = useAccount()
  const user = isInAudience(account, 'admins') ? account?.id : undefined
  const failure = error instanceof HttpFailure ? error : undefined
  // Without the key nothing was sent.
  const wasSent = failure && failure.outcome !== 'notDone'
  const cause = wasSent && CAUSES[failure.kind]
  const words = cause ? t(cause) : (failure?.serverMessage ?? messageOf(error))
  const status = failure?.status
  return (
    <Alert color="red" role="alert" title={status && t('playground.error.status', { status })}>
      {NO_WORDS.test(words) && `${t('playground.error.wordless')} `}
      <span lang={serverTextLanguage(words)}>{words}</span>{' '}
      {wasSent && isOutcomeUnknown(failure) && <>{t('playground.error.unknown')} </>}
      <Link to="/call-check" search={{ user, token: token.id, model }} preload={false}>
        {t('callCheck.title')}
      </Link>
    </Alert>
  )
}

/** The server writes the entry after the answer: it is asked for again until it is there. */
const POLL_MS = 1000
const MAX_POLLS = 5

/** Speed of an ended answer, and the log entry with its cost. */
function AnswerFigures({ answer }: { answer: Answer }) {
  const t = useT()
  const { requestId = '', token } = answer
  const { data: entry } = useQuery({
    ...logQueries.ofRequest(requestId, token.name),
    enabled: requestId !== '',
    // A failed read counts too: of a log that cannot be read, or too often, nothing more is asked.
    refetchInterval: ({ state }) =>
      state.data || state.dataUpdateCount + state.errorUpdateCount >= MAX_POLLS ? false : POLL_MS,
  })
  const { firstMs, perSecond } = speedOf(answer, entry?.completion_tokens)
  const isExact = entry && answer.state !== 'stopped'
  return (
    <Group gap="sm" c="dimmed" fz="sm" translate="no">
      {firstMs !== undefined && (
        <span>
          {t(answer.pieces === 1 ? 'common.seconds' : 'playground.firstToken', {
            s: (firstMs / 1000).toFixed(2),
          })}
        </span>
      )}
      {perSecond !== undefined && (
        <span>{t(isExact ? 'log.speed' : 'playground.speed.about', { n: formatCount(perSecond) })}</span>
      )}
      {entry && (
        <>
          <span>
            {t('playground.tokens', {
              prompt: formatCount(entry.prompt_tokens),
              completion: formatCount(entry.completion_tokens),
            })}
          </span>
          <QuotaText quota={entry.quota} digits="significant" />
          <Link
            to="/log"
            search={{ token_name: token.name, start: entry.created_at, end: entry.created_at }}
            preload={false}
          >
            {t('log.entry')}
          </Link>
        </>
      )}
      {entry === null && <span>{t('playground.logEntry.missing')}</span>}
    </Group>
  )
}
