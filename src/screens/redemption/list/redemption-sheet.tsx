import { formatCount } from '#/format/quota'
import { t } from '#/i18n/i18n'
import { redemptionName, REDEMPTION_STATUS, type Redemption } from '#/resources/redemption/redemption'
import { redemptionFields } from '#/resources/redemption/redemption-fields'
import { redemptionValues } from '#/resources/redemption/redemption-mutations'
import { Sheet, type SheetProps } from '#/shell/sheet/sheet'
import type { SheetDefinition } from '#/shell/sheet/sheet-definition'

const definition: SheetDefinition<Redemption> = {
  kind: 'redemption.edit',
  title: (n) => t('redemption.bulk.edit', { n: formatCount(n) }),
  rowName: redemptionName,
  values: redemptionValues,
  fields: () => redemptionFields,
  quotas: ['quota'],
  readOnlyReason: ({ status, quota }) => {
    if (status === REDEMPTION_STATUS.used) return 'redemption.bulk.used'
    return quota === undefined ? 'redemption.bulk.incomplete' : undefined
  },
}

/** The list of redemption codes as a table of names and quotas. */
export function RedemptionSheet(props: SheetProps<Redemption>) {
  return <Sheet {...props} definition={definition} />
}
