import { formatQuota, type MoneyDigits } from '#/format/quota'
import { useMoneyScale } from '#/session/use-status'

/** A quota (server units) in money or units, as the server is configured; a dash for undefined. */
export function QuotaText({ quota, digits }: { quota: number | undefined; digits?: MoneyDigits }) {
  const scale = useMoneyScale()
  return <span translate="no">{quota === undefined ? '–' : formatQuota(quota, scale, digits)}</span>
}
