import { ActionButton } from '#/ui/button/action-button'
import { Textarea, Button, NativeSelect, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { formatMoney } from '#/format/quota'
import { truncate } from '#/format/truncate'
import type { StaticKey } from '#/i18n/i18n'
import { OPTION_KEYS } from '#/resources/option/option'
import type { PriceUnit } from '#/resources/option/price-sheet/price-cell'
import { priceChanges, type PriceChange } from '#/resources/option/price-sheet/price-changes'
import { readPriceSheet, sheetToRatios, type SkipReason } from '#/resources/option/price-sheet/price-sheet'
import { DialogButtons, DialogFrame } from '#/ui/dialog/dialog-frame'
import { useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from '../settings-form-state'
import type { Ratios } from './use-ratios'
import classes from './ratio.module.css'

const UNIT_LABELS: Readonly<Record<PriceUnit, StaticKey>> = {
  ratio: 'option.ratio.paste.unit.ratio',
  perMillion: 'option.ratio.paste.unit.perMillion',
  perThousand: 'option.ratio.paste.unit.perThousand',
  perToken: 'option.ratio.paste.unit.perToken',
}
const UNITS: readonly PriceUnit[] = ['ratio', 'perMillion', 'perThousand', 'perToken']

const REASONS: readonly SkipReason[] = ['number', 'columns', 'currency', 'freePrompt', 'repeated']
const REASON_TEXTS = {
  number: 'option.ratio.paste.skipped',
  columns: 'option.ratio.paste.columns',
  currency: 'option.ratio.paste.foreign',
  freePrompt: 'option.ratio.paste.freePrompt',
  repeated: 'option.ratio.paste.repeated',
} as const

/** Characters of the rows that are left out. */
const MAX_LISTED = 200
/** Rows of the preview; implausible prices come first. */
const MAX_ROWS = 100
const NO_RATIOS: ReadonlyMap<string, string> = new Map()

/** A price as money, with all its decimals. */
function formatPrice(price: string): string {
  const decimals = price.split('.')[1]?.length ?? 0
  return formatMoney(Number(price), Math.max(2, decimals))
}

/** Prices before and after, in US dollars; a completion without a ratio is priced by the server. */
function Dollars({ before, after }: { before: string | undefined; after: string | undefined }) {
  const t = useT()
  const textOf = (price: string | undefined) =>
    price === undefined ? t('option.ratio.builtIn') : formatPrice(price)
  if (before === after) return textOf(after)
  return `${before === undefined ? '–' : textOf(before)} → ${textOf(after)}`
}

/** Table of the prices that a paste would change, in dollars per million tokens. */
function Preview({ changes }: { changes: readonly PriceChange[] }) {
  const t = useT()
  const rows = changes.filter(({ kind }) => kind !== 'same')
  if (rows.length === 0) return null
  return (
    <div className={classes.preview}>
      <table className={classes.table} data-narrow="true" aria-label={t('option.ratio.paste.preview')}>
        <thead>
          <tr>
            <th scope="col">{t('option.ratio.model')}</th>
            <th scope="col">{t('option.ratio.price')}</th>
            <th scope="col">{t('option.ratio.completionPrice')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map(({ name, before, after, isImplausible }) => (
            <tr key={name}>
              <th scope="row" className={classes.name}>
                <bdi>{name}</bdi>
                {isImplausible && <span className={classes.flag}>{t('option.ratio.paste.implausible')}</span>}
              </th>
              <td>
                <Dollars before={before.prompt} after={after.prompt} />
              </td>
              <td>
                <Dollars before={before.completion} after={after.completion} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_ROWS && (
        <Text size="sm" c="dimmed">
          {t('option.review.more', { n: rows.length - MAX_ROWS })}
        </Text>
      )}
    </div>
  )
}

interface Props {
  model: Ratios
  completion: Ratios
  onClose: () => void
}

/** Merges pasted prices or ratios, after a preview in dollars. Sends nothing. */
export function PasteDialog({ model, completion, onClose }: Props) {
  const t = useT()
  const { form } = useSettingsForm()
  const perDollar = Number(useFieldValue(form, OPTION_KEYS.quotaPerDollar))
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<PriceUnit>()
  const sheet = useMemo(() => readPriceSheet(text), [text])
  const isAnswered = !sheet.isUnclear || answer !== undefined
  const hasScale = perDollar > 0 && Number.isFinite(perDollar)
  const { models, skipped } = sheetToRatios(sheet, answer ?? 'ratio', hasScale ? perDollar : 1)
  const isPriced = [...sheet.units, ...(sheet.isUnclear && answer ? [answer] : [])].some(
    (unit) => unit !== 'ratio',
  )
  const stored = { model: model.byName ?? NO_RATIOS, completion: completion.byName ?? NO_RATIOS }
  const changes = priceChanges(models, stored, perDollar)
  const implausible = changes.filter((change) => change.isImplausible && change.kind !== 'same').length
  const countOf = (kind: PriceChange['kind']) => changes.filter((change) => change.kind === kind).length
  const blockedReason = !isAnswered
    ? t('option.ratio.paste.ask')
    : isPriced && !hasScale
      ? t('option.ratio.unitUnknown')
      : undefined
  const apply = () => {
    model.setAll(new Map(models.flatMap(({ name, ratio }) => (ratio === undefined ? [] : [[name, ratio]]))))
    completion.setAll(
      new Map(models.flatMap(({ name, completion: raw }) => (raw === undefined ? [] : [[name, raw]]))),
    )
    onClose()
  }
  return (
    <DialogFrame title={t('option.ratio.paste')} size="xl" onClose={onClose}>
      <Textarea
        data-autofocus
        label={t('option.ratio.paste.rows')}
        description={t('option.ratio.paste.hint')}
        rows={changes.length > 0 ? 5 : 10}
        resize="vertical"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {sheet.isUnclear && (
        <div className={classes.ask}>
          <NativeSelect
            label={t('option.ratio.paste.ask')}
            value={answer ?? ''}
            onChange={({ currentTarget: { value } }) => setAnswer(UNITS.find((unit) => unit === value))}
            data={[
              { value: '', label: t('option.ratio.paste.choose') },
              ...UNITS.map((value) => ({ value, label: t(UNIT_LABELS[value]) })),
            ]}
          />
        </div>
      )}
      <Text component="output" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {text.trim() !== '' &&
          t('option.ratio.paste.found', {
            n: models.length,
            added: countOf('new'),
            changed: countOf('changed'),
            same: countOf('same'),
          })}
        {sheet.units.size > 0 &&
          ` ${t('option.ratio.paste.readAs', {
            units: UNITS.filter((unit) => sheet.units.has(unit))
              .map((unit) => t(UNIT_LABELS[unit]))
              .join(', '),
          })}`}
        {REASONS.map((reason) => {
          const rows = skipped.filter((row) => row.reason === reason)
          if (rows.length === 0) return null
          const lines = truncate(rows.map(({ line }) => line).join(' · '), MAX_LISTED)
          return <p key={reason}>{t(REASON_TEXTS[reason], { n: rows.length, rows: lines })}</p>
        })}
        {isAnswered && implausible > 0 && (
          <Text size="sm" c="orange">
            {t('option.ratio.paste.implausible.hint', { n: implausible })}
          </Text>
        )}
      </Text>
      {isAnswered && hasScale && <Preview changes={changes} />}
      <DialogButtons>
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <ActionButton
          variant="filled"
          isBlocked={models.length === 0}
          disabledReason={models.length > 0 ? blockedReason : undefined}
          onClick={() => models.length > 0 && blockedReason === undefined && apply()}
        >
          {t('option.ratio.paste.apply')}
        </ActionButton>
      </DialogButtons>
    </DialogFrame>
  )
}
