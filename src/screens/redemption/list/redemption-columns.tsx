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
  pastColumn,
  statusColumn,
} from '#/app/list/list-columns'
import type { BadgeTone } from '#/ui/text/badge'

const TONES: Record<number, BadgeTone> = {
  [REDEMPTION_STATUS.unused]: 'good',
  [REDEMPTION_STATUS.disabled]: 'neutral',
}

export const redemptionColumns = defineColumns<Redemption>()([
  { id: 'id', header: 'common.id', value: ({ id }) => id, align: 'end', width: 4 },
  { ...nameColumn, edit: true },
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
  { ...pastColumn('created_time', 'common.created'), phone: 'facts' },
  pastColumn('redeemed_time', 'redemption.redeemed', 'redemption.notRedeemed'),
  actionsColumn,
])
