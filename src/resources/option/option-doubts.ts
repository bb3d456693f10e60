import type { AnyFieldValues } from '#/fields/fields'
import { byteLength } from '#/fields/rules'
import { t } from '#/i18n/i18n'
import { DEFAULT_GROUP } from '../group/group'
import { OPTION_KEYS, type OptionRecord, type Options } from './option'
import { parseRatio, ratioDifferences, ratioEntries, ratioMapOf, type RatioDifference } from './ratio-map'

/** Maximum share of entries that may be removed without a word. */
const MAX_SHARE = 0.1
/** Length of the columns `group` of users and channels, in bytes to be safe. */
const MAX_GROUP_BYTES = 32
/** Names listed; more are only counted. */
const MAX_LISTED = 30

function listed(names: readonly string[]): string {
  const rest = names.length - MAX_LISTED
  return names.slice(0, MAX_LISTED).join(', ') + (rest > 0 ? ` ${t('common.more', { n: rest })}` : '')
}

function lossOf(total: number | undefined, left: number, removed: number): string | undefined {
  if (total === undefined) return left === 0 ? t('option.loss.emptied') : undefined
  if (removed <= total * MAX_SHARE) return undefined
  return t(left === 0 ? 'option.loss.all' : 'option.loss.some', { removed, total })
}

/** Why no channel or user can belong to a new group: the server joins the groups of a channel by commas and trims nothing. */
function groupDoubt(name: string): string[] {
  if (name.includes(',')) return [t('option.ratio.groupDoubt.comma', { name })]
  if (name !== name.trim()) return [t('option.ratio.groupDoubt.blanks', { name })]
  return byteLength(name) > MAX_GROUP_BYTES ? [t('option.ratio.groupDoubt.long', { name })] : []
}

function ratioDoubts(key: string, from: string, to: string): string[] {
  const before = ratioMapOf(from)
  const changed = ratioDifferences(before ? from : '{}', to) ?? []
  const names = ratioEntries(to)?.map(({ name }) => name.trim())
  const namesWhere = (holds: (change: RatioDifference) => boolean) =>
    changed.filter(holds).map(({ name }) => name)
  const removed = namesWhere(({ to: now }) => now === undefined)
  const added = namesWhere(({ from: old }) => old === undefined)
  const negative = namesWhere(({ to: now = '' }) => (parseRatio(now) ?? 0) < 0)
  const free = namesWhere(({ to: now = '' }) => parseRatio(now) === 0)
  const similar = added.filter((name) => names?.indexOf(name.trim()) !== names?.lastIndexOf(name.trim()))
  const lines = [
    names && from !== '' && lossOf(before?.size, names.length, removed.length),
    negative.length > 0 && t('option.doubt.negative', { names: listed(negative) }),
    free.length > 0 && t('option.ratio.free', { names: listed(free) }),
    similar.length > 0 && t('option.ratio.similarNames', { names: listed(similar) }),
  ]
  if (key === OPTION_KEYS.groupRatio) {
    if (removed.includes(DEFAULT_GROUP)) lines.push(t('option.ratio.groupDoubt.defaultLost'))
    lines.push(...added.flatMap(groupDoubt))
  }
  return lines.filter((line) => typeof line === 'string')
}

/** What a change of an option does that is seldom meant, in the current language. */
export function optionDoubts(
  { key, editor, doubt }: OptionRecord,
  base: AnyFieldValues,
  mine: AnyFieldValues,
  options: Options,
): string[] {
  if (editor === 'ratio') return ratioDoubts(key, String(base[key] ?? ''), String(mine[key] ?? ''))
  const text = doubt?.(mine, options)
  return text === undefined ? [] : [t(text)]
}
