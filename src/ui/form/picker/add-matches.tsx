import { Button } from '@mantine/core'
import { useT } from '#/ui/language/use-t'

interface Props {
  search: string
  /** What the search found. */
  names: readonly string[]
  selected: readonly string[]
  onAdd: (names: readonly string[]) => void
}

/** Adds everything that a search found; nothing while there is no search or nothing left to add. */
export function AddMatches({ search, names, selected, onAdd }: Props) {
  const t = useT()
  const left = names.filter((name) => !selected.includes(name))
  if (search.trim() === '' || left.length < 2) return null
  return (
    <Button type="button" variant="default" size="xs" m={4} onClick={() => onAdd(left)}>
      {t('form.picker.addMatches', { n: left.length })}
    </Button>
  )
}
