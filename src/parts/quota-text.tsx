import { formatQuota } from '#/format/quota'
import { moneyScale } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'

interface Props {
  /** Server units; undefined is shown as unknown. */
  quota: number | undefined
  /** Decimals of an amount of money. */
  digits?: number
}

/** A quota as this server wants it shown: money or units. */
export function QuotaText({ quota, digits }: Props) {
  const scale = moneyScale(useStatus())
  return quota === undefined ? '–' : formatQuota(quota, scale, digits)
}
