import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount } from '#/format/quota'
import { QuotaText } from '#/parts/quota-text'
import { logQueries } from '#/resources/log/log'
import { useT } from '#/ui/language/use-t'
import classes from './answer.module.css'
import { speedOf, type Answer } from './answer'

/** The server writes the entry after the answer: it is asked for again until it is there. */
const POLL_MS = 1000
const MAX_POLLS = 5

/** Speed of an ended answer, and the log entry with its cost. */
export function AnswerFigures({ answer }: { answer: Answer }) {
  const t = useT()
  const { requestId = '', token } = answer
  const { data: entry, isPending } = useQuery({
    ...logQueries.ofRequest(requestId, token.name),
    enabled: requestId !== '',
    // A failed read counts too: of a log that cannot be read, or too often, nothing more is asked.
    refetchInterval: ({ state }) =>
      state.data || state.dataUpdateCount + state.errorUpdateCount >= MAX_POLLS ? false : POLL_MS,
  })
  const { firstMs, perSecond } = speedOf(answer, entry?.completion_tokens)
  return (
    <div className={classes.foot} translate="no">
      {firstMs !== undefined && (
        <span>
          {t(answer.pieces === 1 ? 'playground.took' : 'playground.firstToken', {
            s: (firstMs / 1000).toFixed(2),
          })}
        </span>
      )}
      {perSecond !== undefined && (
        <span>{t(entry ? 'playground.speed' : 'playground.speed.about', { n: formatCount(perSecond) })}</span>
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
            {t('playground.logEntry')}
          </Link>
        </>
      )}
      {entry === null && !isPending && <span>{t('playground.logEntry.missing')}</span>}
    </div>
  )
}
