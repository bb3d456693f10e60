import type { Choice } from '#/ui/controls/plain-select'
import { useT } from '#/ui/language/use-t'
import { LabelledSelect } from '../controls/labelled-select'

type Props<Value extends string> = {
  choices: readonly (Choice & { value: Value })[]
  value: Value
  onChange: (value: Value) => void
}

/** The server's orders: they hold for the whole list, unlike a click on a heading. */
export function SortBy<Value extends string>({ choices, value, onChange }: Props<Value>) {
  const t = useT()
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice.value === text)
    if (chosen) onChange(chosen.value)
  }
  return <LabelledSelect label={t('grid.sortBy')} choices={choices} value={value} onChange={choose} />
}
