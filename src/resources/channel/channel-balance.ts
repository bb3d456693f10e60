import { formatMoney, formatQuota, type MoneyScale } from '#/format/quota'
import type { Channel } from './channel'
import { channelTypeOf } from './channel-types/channel-types'

const TEN_THOUSAND = 10_000

/** Two decimals, the sign before the currency, never an exponent (SH-37). */
function yuanText(yuan: number): string {
  return formatMoney(yuan).replace('$', '¥')
}

/**
 * What a channel has left at its provider, as its type counts it, or undefined where the type
 * reports none. `scale` turns a balance that is kept as quota into what this server shows of quotas.
 */
export function balanceText({ type, balance }: Pick<Channel, 'type' | 'balance'>, scale: MoneyScale) {
  const unit = channelTypeOf(type)?.balance
  if (unit === undefined || balance === undefined) return undefined
  if (unit === 'dollars') return formatMoney(balance)
  if (unit === 'quota') return formatQuota(balance, scale)
  return yuanText(unit === 'yuan' ? balance : balance / TEN_THOUSAND)
}
