import { formatMoney, formatQuota, type MoneyScale } from '#/format/quota'
import type { Channel } from './channel'
import { channelTypeOf } from './channel-types/channel-types'

const TEN_THOUSAND = 10_000

/** Formats yuan with two decimals and the sign before the currency, never with an exponent. */
function yuanText(yuan: number): string {
  return formatMoney(yuan).replace('$', '¥')
}

/**
 * Formats the balance at the provider in the unit of the channel type; undefined when the type has no balance.
 * `scale` converts balances that are stored as quota.
 */
export function balanceText({ type, balance }: Pick<Channel, 'type' | 'balance'>, scale: MoneyScale) {
  const unit = channelTypeOf(type)?.balance
  if (unit === undefined || balance === undefined) return undefined
  if (unit === 'dollars') return formatMoney(balance)
  if (unit === 'quota') return formatQuota(balance, scale)
  return yuanText(unit === 'yuan' ? balance : balance / TEN_THOUSAND)
}
