import { formatQuota, type MoneyDigits } from '#/format/quota'
import { useMoneyScale } from '#/session/use-status'

interface Props {
  /** Server units; undefined renders a dash. */
  quota: number | undefined
  digits?: MoneyDigits
}

/** A quota in money or units, as the server is configured. */
export function QuotaText({ quota, digits }: Props) {
  const scale = useMoneyScale()
  return <span translate="no">{quota === undefined ? '–' : formatQuota(quota, scale, digits)}</span>
}
