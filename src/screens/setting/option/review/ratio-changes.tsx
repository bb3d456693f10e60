import { Text } from '@mantine/core'
import { formatMoney } from '#/format/quota'
import { OPTION_KEYS } from '#/resources/option/option'
import { ratioToPrice } from '#/resources/option/ratio-input'
import { parseRatio, ratioDifferences, ratioMapOf, ratioText } from '#/resources/option/ratio-map'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from '../settings-form-state'

/** Names listed of each kind of change; more are only counted. */
const MAX_LISTED = 30

/** A price with all its decimals. */
export const priceText = (price: string): string =>
  formatMoney(Number(price), Math.max(2, price.split('.')[1]?.length ?? 0))

interface Props {
  optionKey: string
  from: string
  to: string
}

/** Names added, changed and removed in a ratio map: models with their prices, groups with their ratios. */
export function RatioChanges({ optionKey, from, to }: Props) {
  const t = useT()
  const { form, server } = useSettingsForm()
  const all = ratioDifferences(from, to)
  // Invalid text cannot be compared by name.
  if (!all) return <Text mt="xs">{t('option.changed')}</Text>
  const values = form.values()
  const perDollar = Number(values[OPTION_KEYS.quotaPerDollar])
  const [promptBefore, promptNow] = [server, values].map((each) =>
    ratioMapOf(String(each[OPTION_KEYS.modelRatio])),
  )
  const textOf = (name: string, raw: string, prompt: ReadonlyMap<string, string> | undefined) => {
    const factor =
      optionKey === OPTION_KEYS.modelRatio
        ? 1
        : optionKey === OPTION_KEYS.completionRatio
          ? parseRatio(prompt?.get(name) ?? '')
          : undefined
    const price = factor === undefined ? undefined : ratioToPrice(raw, perDollar, factor)
    return price === undefined ? ratioText(raw) : priceText(price)
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
              <bdi translate="no">{name}</bdi>:{' '}
              {[old && textOf(name, old, promptBefore), now && textOf(name, now, promptNow)]
                .filter(Boolean)
                .join(' → ')}
            </li>
          ))}
          {changes.length > MAX_LISTED && (
            <li>{t('option.review.more', { n: changes.length - MAX_LISTED })}</li>
          )}
        </ul>
      </section>
    )
  })
}
