import { formatSeconds, formatTimestamp } from '#/format/timestamp'
import { tooltipText } from '#/format/truncate'
import { messageOf } from '#/http/failure'
import { ChannelTypeBadge } from '../channel-type-badge'
import { GroupLabels } from '#/parts/group-labels'
import {
  CHANNEL_STATUS,
  channelName,
  CHANNEL_STATUS_LABELS,
  hasFailedTest,
  type Channel,
} from '#/resources/channel/channel'
import { channelTypeName } from '#/resources/channel/channel-types/channel-types'
import { balanceText } from '#/resources/channel/channel-balance'
import { storeTestModel, testModelOf } from '#/resources/channel/test-model'
import { moneyScale } from '#/resources/status/status'
import { defineColumns, actionsColumn, nameColumn, statusColumn } from '#/app/list/list-columns'
import type { CellContext } from '#/app/list/list-definitions'
import { Badge, type BadgeTone } from '#/ui/text/badge'
import { RowTip } from '#/ui/row/row-tip'
import { HIDDEN } from '#/ui/text/hidden'
import { CHANNEL_FILTERS } from './channel-filter'
import { responseTimeGrade } from './response-time-grade'

/** Sorts untested channels last, as the slowest. */
const UNTESTED = Number.MAX_SAFE_INTEGER
export const DETAIL_COLUMNS = ['balance', 'test_model'] as const

const TONES: Record<number, BadgeTone> = {
  [CHANNEL_STATUS.enabled]: 'good',
  [CHANNEL_STATUS.disabled]: 'neutral',
  [CHANNEL_STATUS.disabledByServer]: 'bad',
}

/** `extra` is the model that a test would use, which users select in the list. */
type Context = CellContext<string | undefined>

/** Columns of the channel list. An unknown status is shown as its number. */
export const channelColumns = defineColumns<Channel, string | undefined>()([
  { id: 'id', header: 'common.id', value: ({ id }) => id, align: 'end', width: 3.5 },
  nameColumn,
  {
    id: 'group',
    header: 'common.groups',
    value: ({ group }) => group.join(','),
    cell: ({ group }, { mark }) => <GroupLabels groups={group} mark={mark} />,
    filter: CHANNEL_FILTERS.group,
    phone: 'facts',
    width: 6,
  },
  {
    id: 'type',
    header: 'common.type',
    value: ({ type }) => type,
    inFile: (type) => channelTypeName(Number(type)),
    cell: ({ type }, { mark }) => <ChannelTypeBadge type={type} mark={mark} />,
    filter: CHANNEL_FILTERS.type,
    isInEditMode: true,
    phone: 'facts',
    width: 7.25,
  },
  {
    ...statusColumn({
      labels: CHANNEL_STATUS_LABELS,
      tones: TONES,
      width: 7.5,
    }),
    filter: CHANNEL_FILTERS.status,
  },
  {
    id: 'response_time',
    header: 'channel.responseTime',
    value: ({ response_time }) => (response_time > 0 ? response_time : UNTESTED),
    inFile: (ms) => (ms === UNTESTED ? '' : String(ms)),
    fileUnit: () => 'ms',
    cell: responseTimeCell,
    phone: 'facts',
    width: 7.5,
  },
  {
    id: 'balance',
    header: 'channel.balance',
    hint: 'channel.balance.hint',
    value: ({ balance }) => balance,
    cell: balanceCell,
    align: 'end',
    width: 8,
    hidden: true,
  },
  {
    id: 'priority',
    header: 'common.priority',
    value: ({ priority }) => priority,
    cell: (_, { number }) => number('priority'),
    align: 'end',
    edit: true,
    width: 4.5,
  },
  {
    id: 'weight',
    header: 'common.weight',
    value: ({ weight }) => weight,
    cell: (_, { number }) => number('weight'),
    align: 'end',
    edit: true,
    width: 4.25,
  },
  {
    id: 'test_model',
    header: 'common.testModel',
    value: (channel) => testModelOf(channel) ?? '',
    cell: testModelCell,
    filter: CHANNEL_FILTERS.test_model,
    hidden: true,
    width: 13,
  },
  actionsColumn,
])

/** Response time of the last test as a badge with colour and label, or that it failed; the tooltip tells the rest. */
function responseTimeCell(channel: Channel, { t, state }: Context) {
  const { id, response_time: ms, test_time } = channel
  // Why a test has failed is known to this page only.
  const error = state.actions['test']?.error
  const { label, tone } = responseTimeGrade(ms)
  const time = formatTimestamp(test_time) ?? t('channel.response.untested')
  const seconds = t('common.seconds', { s: formatSeconds(ms) })
  const inWords = `${seconds} ${t(label)}`
  return (
    <RowTip
      id={`tip-${id}`}
      content={
        <>
          {ms > 0 && <div>{error ? t('channel.response.earlier', { time: inWords }) : inWords}</div>}
          {error && <div>{t('channel.response.reason', { message: tooltipText(messageOf(error)) })}</div>}
          {t('channel.response.testedAt', { time })}
        </>
      }
    >
      {error || hasFailedTest(channel) ? (
        <Badge tone="bad">{failedText(error ? messageOf(error) : '', t)}</Badge>
      ) : (
        <Badge tone={tone}>
          {ms > 0 ? (
            <span>
              {seconds} <span className={HIDDEN}>{t(label)}</span>
            </span>
          ) : (
            t(label)
          )}
        </Badge>
      )}
    </RowTip>
  )
}

const STATUS_CODE = /\b[45]\d\d\b/

/** That a test failed, with the status code if the message tells one; the message is in the tooltip. */
function failedText(message: string, t: Context['t']): string {
  const [code] = STATUS_CODE.exec(message) ?? []
  return code === undefined ? t('channel.response.failed') : t('channel.response.failedCode', { code })
}

/** Balance at the provider, with a button that refreshes it. Shows a dash for types that report none. */
function balanceCell(channel: Channel, { t, status, action }: Context) {
  const text = balanceText(channel, moneyScale(status))
  if (text === undefined) {
    return (
      <span title={t('channel.balance.unsupported')}>
        <span aria-hidden="true">–</span>
        <span className={HIDDEN}>{t('channel.balance.unsupported')}</span>
      </span>
    )
  }
  return (
    <>
      {text} {action('balance')}
    </>
  )
}

const MODEL = { width: 'var(--gc-length-12)', maxWidth: '100%', fontSize: 'inherit' }

/** Selects the model for tests from the list. A native select, because a row may have hundreds of options. */
function testModelCell(channel: Channel, { t, extra: model }: Context) {
  if (model === undefined) return t('channel.noModels')
  return (
    <select
      style={MODEL}
      aria-label={t('channel.testModelOf', { name: channelName(channel) })}
      value={model}
      onChange={({ currentTarget }) => storeTestModel(channel.id, currentTarget.value)}
    >
      {channel.models.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}
