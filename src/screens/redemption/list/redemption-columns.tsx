import {
  REDEMPTION_STATUS,
  REDEMPTION_STATUS_LABELS,
  type Redemption,
} from '#/resources/redemption/redemption'
import {
  defineColumns,
  actionsColumn,
  nameColumn,
  quotaCell,
  quotaColumn,
  statusColumn,
  timeInFile,
} from '#/app/list/list-columns'
import type { BadgeTone } from '#/ui/text/badge'
import { TimeText } from '#/ui/text/time-text'

const TONES: Record<number, BadgeTone> = {
  [REDEMPTION_STATUS.unused]: 'good',
  [REDEMPTION_STATUS.disabled]: 'neutral',
}

export const redemptionColumns = defineColumns<Redemption>()([
  { id: 'id', header: 'common.id', value: ({ id }) => id, align: 'end', width: 4 },
  { ...nameColumn(), edit: true },
  {
    ...statusColumn({
      labels: REDEMPTION_STATUS_LABELS,
      tones: TONES,
      width: 6.75,
    }),
    filter: ({ status }, wanted) => String(status) === wanted,
  },
  {
    id: 'quota',
    header: 'common.quota',
    value: ({ quota }) => quota,
    cell: ({ quota }, context) => quotaCell(quota, context),
    ...quotaColumn,
    edit: true,
    phone: 'facts',
    width: 7.5,
  },
  {
    id: 'created_time',
    header: 'common.created',
    value: ({ created_time }) => created_time,
    inFile: timeInFile,
    cell: ({ created_time }, { now, hasRelativeTimes }) => (
      <TimeText seconds={created_time} isPast now={now} isRelative={hasRelativeTimes} />
    ),
    phone: 'facts',
    width: 10.25,
  },
  {
    id: 'redeemed_time',
    header: 'redemption.redeemed',
    value: ({ redeemed_time }) => redeemed_time,
    inFile: timeInFile,
    cell: ({ redeemed_time }, { t, now, hasRelativeTimes }) => (
      <TimeText
        seconds={redeemed_time}
        none={t('redemption.notRedeemed')}
        isPast
        now={now}
        isRelative={hasRelativeTimes}
      />
    ),
    width: 10.25,
  },
  actionsColumn,
])
