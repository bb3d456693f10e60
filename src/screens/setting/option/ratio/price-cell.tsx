import { useState } from 'react'
import { ratioToPrice, priceToRatio, formatPriceInput } from '#/resources/option/ratio-price'
import { inputToRaw, parseRatio, rawToInput } from '#/resources/option/ratio-text'
import { NumberInput } from './ratio-cell'

interface Props {
  label: string
  raw: string | undefined
  /** Quota of a dollar, and what else the price is multiplied with; undefined when that is not known. */
  perDollar: number
  factor: number | undefined
  onRaw: (raw: string | undefined) => void
}

/** The same ratio as a price: typing one writes the other. */
export function PriceCell({ label, raw, perDollar, factor, onRaw }: Props) {
  // What was typed last and what it was kept as: "1." must not become "1" under the hands of whoever types.
  const [last, setLast] = useState<{ typed: string; raw: string }>()
  const marked = raw === undefined ? undefined : formatPriceInput(rawToInput(raw))
  const price = factor === undefined ? undefined : ratioToPrice(raw, perDollar, factor)
  const isOff = factor === undefined || factor === 0 || !(perDollar > 0)
  return (
    <NumberInput
      label={label}
      text={last?.raw === raw ? (last?.typed ?? '') : (marked ?? price ?? '')}
      isInvalid={raw !== undefined && parseRatio(raw) === undefined}
      readOnly={isOff}
      placeholder={isOff ? '–' : undefined}
      onType={(typed) => {
        const kept = inputToRaw(priceToRatio(typed, perDollar, factor ?? 0))
        setLast({ typed, raw: kept })
        onRaw(kept)
      }}
      onBlur={(typed) => {
        setLast(undefined)
        if (typed.trim() === '' && raw !== undefined && !isOff) onRaw(undefined)
      }}
    />
  )
}
