import { useState } from 'react'
import { ratioToPrice, priceToRatio, formatPriceInput } from '#/resources/option/ratio-price'
import { inputToRaw, parseRatio, rawToInput } from '#/resources/option/ratio-text'
import { NumberInput } from './ratio-cell'

interface Props {
  label: string
  raw: string | undefined
  /** Quota per US dollar. */
  perDollar: number
  factor: number | undefined
  onRaw: (raw: string | undefined) => void
}

/** Input that shows a ratio as a price. Editing it writes the ratio. */
export function PriceCell({ label, raw, perDollar, factor, onRaw }: Props) {
  // Last text text and the ratio it produced: keeps "1." from being reformatted to "1" while typing.
  const [lastEdit, setLastEdit] = useState<{ text: string; raw: string }>()
  const rawText = raw === undefined ? undefined : formatPriceInput(rawToInput(raw))
  const price = factor === undefined ? undefined : ratioToPrice(raw, perDollar, factor)
  const isReadOnly = factor === undefined || factor === 0 || !(perDollar > 0)
  return (
    <NumberInput
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
