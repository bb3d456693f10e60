import * as z from 'zod/mini'
import { lenientCode, lenientNumber, lenientText, perhapsNumber } from '#/http/row-values'
import { t, type StaticKey } from '#/i18n/i18n'

/** A code that adds quota to whoever redeems it (K5.4). Times are unix seconds, quotas server units. */
export const redemptionSchema = z.object({
  id: z.int().check(z.positive()),
  /** 32 hexadecimal digits where the server made it: what a person types in to redeem it. */
  key: lenientText,
  status: lenientCode,
  /** The codes of one creation share it. */
  name: lenientText,
  /** Undefined where the server does not say. */
  quota: perhapsNumber,
  created_time: lenientNumber,
  /** 0 means not yet. */
  redeemed_time: lenientNumber,
})
export type Redemption = z.output<typeof redemptionSchema>

/** Status numbers of a code. */
export const REDEMPTION_STATUS = { unused: 1, disabled: 2, used: 3 } as const

const REDEMPTION_STATUS_LABELS: Record<number, StaticKey> = {
  [REDEMPTION_STATUS.unused]: 'redemption.status.unused',
  [REDEMPTION_STATUS.disabled]: 'redemption.status.disabled',
  [REDEMPTION_STATUS.used]: 'redemption.status.used',
}

/** The word for a status number, or undefined for one that this console does not know. */
export function redemptionStatusLabel(status: number): StaticKey | undefined {
  return REDEMPTION_STATUS_LABELS[status]
}

/** What a code is called in lists and on buttons; the server accepts a blank name on a change. */
export function redemptionName({ name, id }: Pick<Redemption, 'name' | 'id'>): string {
  return name.trim() === '' ? t('redemption.unnamed', { id }) : name
}

/** Whether there is a code that can be copied. */
export function hasCode({ key }: Pick<Redemption, 'key'>): boolean {
  return key.trim() !== ''
}

/** The status a toggle moves to, or undefined where there is none: used codes and unknown states stay. */
export function toggledRedemption({ status }: Pick<Redemption, 'status'>): number | undefined {
  if (status === REDEMPTION_STATUS.unused) return REDEMPTION_STATUS.disabled
  return status === REDEMPTION_STATUS.disabled ? REDEMPTION_STATUS.unused : undefined
}

/** What a person decides about a code. */
export interface RedemptionDraft {
  name: string
  quota: number
}
/** What a person decides about new codes: the same for each, and how many. */
export type CodesDraft = RedemptionDraft & { count: number }

/** The parts of `redemption` that its form asks for. */
export function redemptionDraft({ name, quota }: Redemption): Pick<Redemption, 'name' | 'quota'> {
  return { name, quota }
}

/** The limits that the server keeps to when it makes codes (K6.9, call 58). It counts the bytes of a name. */
export const REDEMPTION_LIMITS = { nameBytes: 20, count: 100 } as const
