import type { ReactNode } from 'react'
import { formatCount } from '#/format/quota'
import { formatElapsed } from '#/format/timestamp'
import { tooltipText, truncate } from '#/format/truncate'
import { hasAmount, LOG_DIGITS, type Log } from '#/resources/log/log'
import type { LogScope } from '#/resources/log/log-filter'
import { logSentence, speedText } from '#/resources/log/log-sentence'
import { moneyScale } from '#/resources/status/status'
import { defineColumns } from '#/app/list/list-columns'
import type { CellContext, ListContext } from '#/app/list/list-definitions'
import type { LinkProps } from '#/app/list/row-links'
import type { GridColumn, ListColumns } from '#/ui/grid/grid-table'
import rowClasses from '#/ui/row/row.module.css'
import { Tag } from '#/ui/text/badge'
import { TimeText } from '#/ui/text/time-text'
import { noFilters } from '../log-search'
import { LogTypeBadge } from './log-labels'

/** Maximum number of characters to render; no screen fits more in one line. */
const MAX_CHARACTERS = 120

type Extra = string

type Column = GridColumn<Log, CellContext<Extra>>

/** A column of names, each of which is a link. */
const linkColumn = (
  column: Pick<Column, 'header' | 'width' | 'phone'> & { id: 'channel' | 'username' | 'model_name' },
  link: (log: Log, context: CellContext<Extra>) => ReactNode,
): Column => ({
  ...column,
  value: (log) => log[column.id],
  // Channel 0 is none.
  cell: (log, context) => Boolean(log[column.id]) && link(log, context),
})

/** A column of numbers, blank for zero, because a column of zeros is hard to scan. */
const countColumn = (
  id: 'prompt_tokens' | 'completion_tokens',
  header: Column['header'],
  width: number,
): Column => ({
  id,
  header,
  value: (log) => log[id],
  cell: (log) => (log[id] === 0 ? null : formatCount(log[id])),
  align: 'end',
  width,
})

const COLUMNS: readonly Column[] = [
  {
    id: 'created_at',
    header: 'log.time',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }, { now }) => <TimeText seconds={created_at} isPast now={now} />,
    phone: 'title',
    width: 9.5,
  },
  linkColumn(
    { id: 'channel', header: 'common.channel', width: 5.75 },
    ({ channel }, { t, locate, link, extra }) =>
      textLink(
        link(locate({ to: '/channel', search: { keyword: String(channel) } })),
        t('log.toChannel', { id: channel }),
        extra ?? `#${channel}`,
      ),
  ),
  linkColumn(
    { id: 'username', header: 'common.user', phone: 'facts', width: 5.25 },
    ({ username }, { t, locate, link }) =>
      textLink(
        link(locate({ to: '/user', search: { keyword: username } })),
        t('log.toUser', { name: username }),
        username,
      ),
  ),
  {
    id: 'token_name',
    header: 'common.token',
    value: ({ token_name }) => token_name,
    cell: tokenCell,
    phone: 'facts',
    width: 5.75,
  },
  {
    id: 'type',
    header: 'common.type',
    value: ({ type }) => type,
    cell: ({ type }) => <LogTypeBadge type={type} />,
    width: 7.25,
  },
  linkColumn(
    { id: 'model_name', header: 'common.model', phone: 'facts', width: 7 },
    ({ model_name }, { t, locate, link }) =>
      textLink(
        link(locate({ to: '/log', search: (before) => ({ ...before, model_name, p: 0 }) })),
        t('log.entriesOfModel', { name: model_name }),
        model_name,
      ),
  ),
  countColumn('prompt_tokens', 'common.prompt', 4.5),
  countColumn('completion_tokens', 'common.completion', 5.75),
  {
    id: 'quota',
    header: 'common.quota',
    value: ({ quota }) => quota,
    cell: (log, { quota }) => hasAmount(log) && quota(log.quota, LOG_DIGITS),
    align: 'end',
    phone: 'state',
    width: 6,
  },
  {
    id: 'content',
    header: 'log.details',
    cell: detailsCell,
    isAlwaysShown: true,
    phone: 'note',
    leastWidth: 6,
  },
]

const ADMIN_COLUMNS = new Set(['channel', 'username'])

export const logColumns: Record<LogScope, ListColumns<Log, CellContext<Extra>>> = {
  all: defineColumns<Log, Extra>()(COLUMNS),
  self: defineColumns<Log, Extra>()(COLUMNS.filter(({ id }) => !ADMIN_COLUMNS.has(id))),
}

function textLink(link: LinkProps, title: string, text: string) {
  return (
    <a {...link} title={tooltipText(title)} className={rowClasses.name}>
      <bdi translate="no">{text}</bdi>
    </a>
  )
}

/** Link to the user's own token in the token list, or for another user's token to its log entries. */
function tokenCell({ token_name, username }: Log, { t, account, locate, link }: CellContext<Extra>) {
  if (token_name === '') return null
  const isOwn = account?.username === username
  const target = isOwn
    ? locate({ to: '/token', search: { keyword: token_name } })
    : locate({ to: '/log', search: { ...noFilters, token_name, username } })
  return textLink(
    link(target),
    t(isOwn ? 'log.toToken' : 'log.entriesOfToken', { name: token_name }),
    token_name,
  )
}

const FLEX = { display: 'flex', flex: 1, gap: 'var(--gc-space-1)', alignItems: 'center', minWidth: 0 }
/** Not as high as its button, which a phone would get one more line for. */
const DETAILS = { ...FLEX, marginBlock: 'calc(-1 * var(--gc-space-1))' }
/** The first line of marks and text; what does not fit is in the panel. */
const TEXTS = { ...FLEX, flexWrap: 'wrap', overflow: 'hidden', height: 'var(--gc-space-5)' } as const
/** Not fewer than a few letters. */
const CONTENT = {
  flex: '1 0 var(--gc-space-12)',
  overflow: 'hidden',
  width: 0,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** Truncated content of the entry, with a button that opens the panel. */
function detailsCell(log: Log, { t, action, status }: CellContext<Extra>) {
  const { content } = log
  const sentence = content && logSentence(content, moneyScale(status))
  return (
    <div style={DETAILS}>
      <span style={TEXTS}>
        {marks(log, t)}
        {content === undefined
          ? '–'
          : content && (
              <bdi style={CONTENT} title={sentence && tooltipText(content)}>
                {truncate(sentence ?? content, MAX_CHARACTERS)}
              </bdi>
            )}
      </span>
      {action('open')}
    </div>
  )
}

function marks(log: Log, t: ListContext['t']) {
  const { elapsed_time, is_stream, system_prompt_reset } = log
  const texts = [
    elapsed_time > 0 && formatElapsed(elapsed_time),
    speedText(log),
    is_stream && t('log.stream'),
    system_prompt_reset && t('log.promptReset'),
  ].filter((text) => typeof text === 'string')
  return texts.map((text) => <Tag key={text}>{text}</Tag>)
}
