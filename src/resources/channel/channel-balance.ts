import { formatMoney, formatQuota, quotaToDollars, type MoneyScale } from '#/format/quota'
import type { Channel } from './channel'
import { channelTypeOf } from './channel-types/channel-types'

const TEN_THOUSAND = 10_000

type Balance = Pick<Channel, 'type' | 'balance'>

/** The balance in the currency of the provider; undefined when the type has none. `scale` converts one that is stored as quota. */
export function balanceAmount({ type, balance }: Balance, scale: MoneyScale): number | undefined {
  const unit = channelTypeOf(type)?.balance
  if (unit === undefined || balance === undefined) return undefined
  if (unit === 'quota') return quotaToDollars(balance, scale)
  return unit === 'yuanPerTenThousand' ? balance / TEN_THOUSAND : balance
}

/** Formats the balance at the provider; undefined when the type has none. */
export function balanceText(channel: Balance, scale: MoneyScale): string | undefined {
  const unit = channelTypeOf(channel.type)?.balance
  if (unit === 'quota' && channel.balance !== undefined) return formatQuota(channel.balance, scale)
  const amount = balanceAmount(channel, scale)
  const text = amount === undefined ? undefined : formatMoney(amount)
  return unit === 'dollars' ? text : text?.replace('$', '¥')
}
