import { VisuallyHidden, ActionIcon, Text } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState, memo } from 'react'
import IconTrash from '@tabler/icons-react/icons/IconTrash'
import type { StaticKey } from '#/i18n/i18n'
import { ratioToPrice, priceToRatio, formatPriceInput } from '#/resources/option/ratio-input'
import { inputToRaw, parseRatio, normalizeInput, rawToInput } from '#/resources/option/ratio-map'
import { useT } from '#/ui/language/use-t'
import classes from './ratio.module.css'
import type { Ratios } from './use-ratios'

interface CellProps {
  id?: string | undefined
  label: string
  /** Current text. */
  text: string
  isInvalid: boolean
  /** Shown while the text is empty. */
  placeholder?: string
  readOnly?: boolean
  onType: (text: string) => void
  onBlur: (text: string) => void
}

function preventSubmit(event: KeyboardEvent) {
  // Enter must not submit the section from a table cell.
  if (event.key === 'Enter') event.preventDefault()
}

/** Native input, because a table renders hundreds of them. */
function NumberInput({ id, label, text, isInvalid, placeholder, readOnly, onType, onBlur }: CellProps) {
  const t = useT()
  return (
    <input
      id={id}
      className={classes.input}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      title={isInvalid ? t('option.ratio.invalidCell') : undefined}
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      placeholder={placeholder}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={({ currentTarget }) => onBlur(currentTarget.value)}
      onKeyDown={preventSubmit}
    />
  )
}

interface RatioCellProps {
  id?: string | undefined
  label: string
  /** Raw value from the option's text; undefined if there is none. */
  raw: string | undefined
  placeholder?: string
  onRaw: (raw: string | undefined) => void
}

/** Input of one ratio. Any text is stored in the option's value; an invalid one blocks saving. */
export function RatioCell({ id, label, raw, placeholder, onRaw }: RatioCellProps) {
  const stored = raw === undefined ? '' : rawToInput(raw)
  // An invalid price keeps its typed text here too, without the mark that makes the ratio invalid.
  const text = formatPriceInput(stored) ?? stored
  return (
    <NumberInput
      id={id}
      label={label}
      text={text}
      isInvalid={raw !== undefined && parseRatio(raw) === undefined}
      placeholder={placeholder}
      onType={(typedText) => onRaw(inputToRaw(typedText))}
      onBlur={(typedText) => {
        const normalized = normalizeInput(typedText)
        if (normalized === '' && raw !== undefined) onRaw(undefined)
        else if (normalized !== text) onRaw(inputToRaw(normalized))
      }}
    />
  )
}

interface PriceCellProps {
  id?: string | undefined
  label: string
  raw: string | undefined
  /** Quota per US dollar. */
  perDollar: number
  factor: number | undefined
  onRaw: (raw: string | undefined) => void
}

/** Input that shows a ratio as a price. Editing it writes the ratio. */
function PriceCell({ id, label, raw, perDollar, factor, onRaw }: PriceCellProps) {
  // Last typed text and the ratio it produced: keeps "1." from being reformatted to "1" while typing.
  const [lastEdit, setLastEdit] = useState<{ text: string; raw: string }>()
  const rawText = raw === undefined ? undefined : formatPriceInput(rawToInput(raw))
  const price = factor === undefined ? undefined : ratioToPrice(raw, perDollar, factor)
  const isReadOnly = factor === undefined || factor === 0 || !(perDollar > 0)
  return (
    <NumberInput
      id={id}
      label={label}
      text={lastEdit?.raw === raw ? (lastEdit?.text ?? '') : (rawText ?? price ?? '')}
      isInvalid={raw !== undefined && parseRatio(raw) === undefined}
      readOnly={isReadOnly}
      placeholder={isReadOnly ? '–' : undefined}
      onType={(text) => {
        const newRaw = inputToRaw(priceToRatio(text, perDollar, factor ?? 0))
        setLastEdit({ text, raw: newRaw })
        onRaw(newRaw)
      }}
      onBlur={(text) => {
        setLastEdit(undefined)
        if (text.trim() === '' && raw !== undefined && !isReadOnly) onRaw(undefined)
      }}
    />
  )
}

/** Head of a table of ratios; the last column holds the buttons of the rows. */
export function RatioTableHead({ columns }: { columns: readonly StaticKey[] }) {
  const t = useT()
  return (
    <thead>
      <tr>
        {columns.map((label) => (
          <th key={label} scope="col">
            {t(label)}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{t('option.ratio.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}

/** Id of the cell that holds the value of `name`, in the ratio map with the id `mapId`. */
export function ratioCellId(mapId: string, name: string): string {
  return `${mapId} ${name}`
}

/** The same id for the ratio cell, or for the price cell if an invalid price is what was typed. */
function cellIds(mapId: string, name: string, raw: string | undefined) {
  const id = ratioCellId(mapId, name)
  const isPrice = raw !== undefined && formatPriceInput(rawToInput(raw)) !== undefined
  return isPrice ? { price: id } : { ratio: id }
}

interface Props {
  name: string
  /** Ids of the fields that the row edits. */
  modelId: string
  completionId: string
  /** Why a save was refused because of this row. */
  problem: ReactNode
  model: string | undefined
  completion: string | undefined
  isChanged: boolean
  perDollar: number
  /** Ratio of the selected group. */
  group: number
  setModel: Ratios['set']
  setCompletion: Ratios['set']
}

/** Row of one model: ratios and prices, each editable and updating the other. */
export const PriceRow = memo(function PriceRow(props: Props) {
  const { name, model, completion, isChanged, perDollar, group, setModel, setCompletion } = props
  const t = useT()
  const ratio = model === undefined ? undefined : parseRatio(model)
  const [modelIds, completionIds] = [
    cellIds(props.modelId, name, model),
    cellIds(props.completionId, name, completion),
  ]
  const remove = () => {
    setModel(name, undefined)
    setCompletion(name, undefined)
  }
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row" className={classes.name}>
        <bdi translate="no">{name}</bdi>
        {model === undefined && <span className={classes.flag}>{t('option.ratio.noRatio')}</span>}
        {ratio === 0 && <span className={classes.flag}>{t('option.ratio.freeMark')}</span>}
        {ratio !== undefined && ratio < 0 && (
          <span className={classes.flag}>{t('option.ratio.negativeMark')}</span>
        )}
        {props.problem && (
          <Text inherit c="red">
            {props.problem}
          </Text>
        )}
      </th>
      <td data-head={t('option.ratio.ratio')}>
        <RatioCell
          id={modelIds.ratio}
          label={t('option.ratio.ofModel', { name })}
          raw={model}
          onRaw={(raw) => setModel(name, raw)}
        />
      </td>
      <td data-head={t('option.ratio.price')}>
        <PriceCell
          id={modelIds.price}
          label={t('option.ratio.priceOfModel', { name })}
          raw={model}
          perDollar={perDollar}
          factor={group}
          onRaw={(raw) => setModel(name, raw)}
        />
      </td>
      <td data-head={t('option.ratio.completion')}>
        <RatioCell
          id={completionIds.ratio}
          label={t('option.ratio.completionOfModel', { name })}
          raw={completion}
          placeholder={t('option.ratio.builtIn')}
          onRaw={(raw) => setCompletion(name, raw)}
        />
      </td>
      <td data-head={t('option.ratio.completionPrice')}>
        <PriceCell
          id={completionIds.price}
          label={t('option.ratio.completionPriceOfModel', { name })}
          raw={completion}
          perDollar={perDollar}
          factor={ratio === undefined ? undefined : ratio * group}
          onRaw={(raw) => setCompletion(name, raw)}
        />
      </td>
      <td className={classes.act}>
        {(model !== undefined || completion !== undefined) && (
          <ActionIcon
            color="gray"
            aria-label={t('option.ratio.remove', { name })}
            title={t('option.ratio.remove', { name })}
            onClick={remove}
          >
            <IconTrash aria-hidden />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
})
