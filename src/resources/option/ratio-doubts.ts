import { byteLength } from '#/fields/rules'
import type { AnyFieldValues } from '#/fields/fields'
import { DEFAULT_GROUP } from '../group/group'
import { OPTION_KEYS } from './option'
import { OPTION_RECORDS } from './option-records'
import { ratioLosses, type RatioLoss } from './plan-save'
import { changedEntries, parseRatio, ratioEntries, removedNames } from './ratio-map'

/** Why no channel or user can belong to a group, or what its loss means. */
export type GroupDoubt = 'comma' | 'blanks' | 'long' | 'defaultLost'

/** Length of the columns `group` of users and channels, in bytes to be safe. */
const MAX_GROUP_BYTES = 32

/** Returns why the name of a group cannot work: the server joins the groups of a channel by commas and trims nothing. */
export function groupNameDoubt(name: string): GroupDoubt | undefined {
  if (name.includes(',')) return 'comma'
  if (name !== name.trim()) return 'blanks'
  return byteLength(name) > MAX_GROUP_BYTES ? 'long' : undefined
}

/** What a save would do to ratio maps that is seldom meant: it needs a confirmation. */
export interface RatioDoubts {
  losses: readonly RatioLoss[]
  /** Negative ratios that the person entered; those that the server holds already are no doubt. */
  negative: readonly { key: string; name: string; raw: string }[]
  /** Groups that the person named, and `default` if it is removed. */
  groups: readonly { name: string; doubt: GroupDoubt }[]
}

const textOf = (values: AnyFieldValues, key: string) => String(values[key] ?? '')

function groupDoubts(from: string, to: string): RatioDoubts['groups'] {
  const known = new Set(ratioEntries(from)?.map(({ name }) => name))
  const named = changedEntries(from, to).flatMap(({ name }) => {
    const doubt = known.has(name) ? undefined : groupNameDoubt(name)
    return doubt ? [{ name, doubt }] : []
  })
  const isDefaultLost = removedNames(from, to).includes(DEFAULT_GROUP)
  return isDefaultLost ? [{ name: DEFAULT_GROUP, doubt: 'defaultLost' }, ...named] : named
}

/** Returns the doubts about saving the ratio maps among `keys`; undefined without any. */
export function ratioDoubts(
  base: AnyFieldValues,
  mine: AnyFieldValues,
  keys: readonly string[],
): RatioDoubts | undefined {
  const saved = OPTION_RECORDS.filter(({ key, editor }) => editor === 'ratio' && keys.includes(key))
  const negative = saved.flatMap(({ key }) =>
    changedEntries(textOf(base, key), textOf(mine, key))
      .filter(({ raw }) => (parseRatio(raw) ?? 0) < 0)
      .map(({ name, raw }) => ({ key, name, raw })),
  )
  const group = OPTION_KEYS.groupRatio
  const groups = keys.includes(group) ? groupDoubts(textOf(base, group), textOf(mine, group)) : []
  const losses = ratioLosses(base, mine, keys)
  return losses.length + negative.length + groups.length === 0 ? undefined : { losses, negative, groups }
}
