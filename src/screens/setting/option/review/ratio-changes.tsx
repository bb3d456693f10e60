import { Text } from '@mantine/core'
import type { AnyFieldValues } from '#/fields/fields'
import { formatMoney } from '#/format/quota'
import { OPTION_KEYS } from '#/resources/option/option'
import { ratioToPrice } from '#/resources/option/ratio-input'
import { parseRatio, ratioDifferences, ratioMapOf, ratioText } from '#/resources/option/ratio-map'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from '../settings-form-state'

const MAX_LISTED = 30

export const priceText = (price: string): string =>
  formatMoney(Number(price), Math.max(2, price.split('.')[1]?.length ?? 0))

/** The prices in the values of a form, each with its own quota per US dollar. */
function pricesIn(values: AnyFieldValues) {
  const { modelRatio, completionRatio, quotaPerDollar } = OPTION_KEYS
  const [prompt, completion] = [modelRatio, completionRatio].map((key) => ratioMapOf(String(values[key])))
  return {
    completion,
    /** The entry of an option: of a model as a price, of a group as a ratio. */
    textOf(key: string, name: string, raw: string): string {
      const factor =
        key === modelRatio ? 1 : key === completionRatio ? parseRatio(prompt?.get(name) ?? '') : undefined
      const price = ratioToPrice(raw, Number(values[quotaPerDollar]), factor ?? NaN)
      return price === undefined ? ratioText(raw) : priceText(price)
    },
  }
}

export function RatioChanges({ optionKey, from, to }: { optionKey: string; from: string; to: string }) {
  const t = useT()
  const { form, server } = useSettingsForm()
  const all = ratioDifferences(from, to)
  // Invalid text cannot be compared by name.
  if (!all) return <Text mt="xs">{t('option.changed')}</Text>
  const { modelRatio, completionRatio } = OPTION_KEYS
  const [before, after] = [pricesIn(server), pricesIn(form.values())]
  const changeOf = (key: string, name: string, old: string | undefined, now: string | undefined) =>
    [old && before.textOf(key, name, old), now && after.textOf(key, name, now)].filter(Boolean).join(' → ')
  /** Price of a completion that changes with that of the prompt alone. */
  const following = (name: string, old: string | undefined, now: string | undefined) => {
    const raw = after.completion?.get(name)
    if (optionKey !== modelRatio || raw === undefined || raw !== before.completion?.get(name))
      return undefined
    const change = changeOf(completionRatio, name, old && raw, now && raw)
    return ` · ${t('option.ratio.completionPriceOfModel', { name })}: ${change}`
  }
  return (['added', 'altered', 'removed'] as const).map((kind) => {
    const changes = all.filter(({ from: old, to: now }) =>
      old === undefined ? kind === 'added' : kind === (now === undefined ? 'removed' : 'altered'),
    )
    if (changes.length === 0) return null
    const title = t(`option.review.${kind}`, { n: changes.length })
    return (
      <section key={kind} aria-label={title}>
        <Text component="h4" mt="xs" size="sm" fw={600}>
          {title}
        </Text>
        <ul>
          {changes.slice(0, MAX_LISTED).map(({ name, from: old, to: now }) => (
            <li key={name}>
              <bdi translate="no">{name}</bdi>: {changeOf(optionKey, name, old, now)}
              {following(name, old, now)}
            </li>
          ))}
          {changes.length > MAX_LISTED && <li>{t('common.more', { n: changes.length - MAX_LISTED })}</li>}
        </ul>
      </section>
    )
  })
}
