import { Text, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { truncate } from '#/format/truncate'
import {
  PRICE_UNITS,
  readPastedPrices,
  type PriceChange,
  type PriceUnit,
} from '#/resources/option/price-paste'
import { ActionButton } from '#/ui/button/action-button'
import { DialogButtons, DialogFrame } from '#/ui/dialog/dialog-frame'
import { CancelButton } from '#/ui/dialog/dialog-leave'
import { ToolbarSelect } from '#/ui/grid/toolbar-select'
import { useT } from '#/ui/language/use-t'
import { HeadRow } from '#/ui/table/head-row'
import { Badge } from '#/ui/text/badge'
import table from '#/ui/table/table.module.css'
import { priceText } from '../review/ratio-changes'
import type { Ratios } from './use-ratios'

const MAX_LISTED = 200

const changeOf = (before: string | undefined, after: string | undefined) =>
  [before, ...(before === after ? [] : [after])]
    .map((price) => (price === undefined ? '–' : priceText(price)))
    .join(' → ')

const ratiosAt = (changes: readonly PriceChange[], at: 0 | 1) =>
  new Map(changes.flatMap(({ name, ratios }) => (ratios[at] ? [[name, Number(ratios[at])]] : [])))

interface Props {
  model: Ratios
  completion: Ratios
  perDollar: number
  onClose: () => void
}

/** Takes pasted prices or ratios over into the form, after a preview in dollars. Sends nothing. */
export function PasteDialog({ model, completion, perDollar, onClose }: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const [unit, setUnit] = useState<PriceUnit>()
  const { changes, unread } = useMemo(() => {
    const before = (name: string) => [model.byName?.get(name), completion.byName?.get(name)] as const
    return unit ? readPastedPrices(text, unit, perDollar, before) : { changes: [], unread: [] }
  }, [text, unit, perDollar, model.byName, completion.byName])
  const doubtful = changes.filter(({ isImplausible }) => isImplausible).length
  const apply = () => {
    model.set(ratiosAt(changes, 0))
    completion.set(ratiosAt(changes, 1))
    onClose()
  }
  return (
    <DialogFrame title={t('option.ratio.paste')} size="xl" onClose={onClose}>
      <ToolbarSelect
        label={t('option.ratio.paste.ask')}
        value={unit ?? ''}
        onChange={(value) => setUnit(value || undefined)}
        choices={[
          { value: '' as const, label: t('option.ratio.paste.choose') },
          ...PRICE_UNITS.map((value) => ({ value, label: t(`option.ratio.paste.unit.${value}`) })),
        ]}
      />
      <Textarea
        data-autofocus
        label={t('option.ratio.paste.rows')}
        description={t('option.ratio.paste.hint')}
        rows={6}
        resize="vertical"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Text component="output" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {unit && text.trim() !== '' && t('option.ratio.paste.found', { n: changes.length })}
        {unread.length > 0 &&
          ` ${t('option.ratio.paste.unread', { n: unread.length, rows: truncate(unread.join(' · '), MAX_LISTED) })}`}
        {doubtful > 0 && ` ${t('option.ratio.paste.implausible.hint', { n: doubtful })}`}
      </Text>
      {changes.length > 0 && (
        <table className={table.table} aria-label={t('option.ratio.paste.preview')}>
          <HeadRow heads={[t('common.model'), t('option.ratio.price'), t('option.ratio.completionPrice')]} />
          <tbody>
            {changes.map(({ name, before, after, isImplausible }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi translate="no">{name}</bdi>
                  {isImplausible && <Badge tone="warning">{t('option.ratio.paste.implausible')}</Badge>}
                </th>
                <td>{changeOf(before[0], after[0])}</td>
                <td>{changeOf(before[1], after[1])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <DialogButtons>
        <CancelButton onClick={onClose} />
        <ActionButton
          variant="filled"
          isBlocked={changes.length === 0}
          disabledReason={unit ? undefined : t('option.ratio.paste.ask')}
          onClick={() => changes.length > 0 && apply()}
        >
          {t('option.ratio.paste.apply')}
        </ActionButton>
      </DialogButtons>
    </DialogFrame>
  )
}
