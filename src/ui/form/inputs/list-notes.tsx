import { Text, Button } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { entriesWithBlank, isTextList, parseList, skippedText, splitAtBlanks } from '#/fields/text-list'
import { useT } from '#/ui/language/use-t'
import classes from './inputs.module.css'

/** Names that are shown; of more the number is enough. */
const MAX_SHOWN = 3

interface Props {
  entries: readonly string[]
  /** What of the last paste was skipped; blank for nothing. */
  skipped: string
  onSplit: (entries: readonly string[]) => void
}

/** Notes of a list: what a paste held besides its entries, and entries with a blank, which one press cuts apart. */
export function ListNotes({ entries, skipped, onSplit }: Props) {
  const t = useT()
  const names = entriesWithBlank(entries)
  const rest = names.length > MAX_SHOWN ? ' …' : ''
  const shown = names.slice(0, MAX_SHOWN).map((name) => `“${name}”`)
  return (
    <>
      {skipped === '' ? null : (
        <p role="alert" className={classes.note}>
          {skipped}
        </p>
      )}
      {names.length === 0 ? null : (
        <div role="alert" className={classes.note}>
          <Text>{t('fields.list.blanks', { names: shown.join(', ') + rest })}</Text>
          <Button size="xs" onClick={() => onSplit(splitAtBlanks(entries))}>
            {t('fields.list.splitBlanks')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The text before and behind what is selected in an input, which a paste replaces. */
export function aroundSelection(input: HTMLInputElement): [before: string, after: string] {
  const { value, selectionStart, selectionEnd } = input
  return [value.slice(0, selectionStart ?? value.length), value.slice(selectionEnd ?? value.length)]
}

/** A list that was pasted into an input of one line. */
interface PastedList {
  /** What the input holds then: the entries separated by commas. */
  text: string
  /** What of the paste was skipped; blank for nothing. */
  skipped: string
}

/** Handles the paste of a list into an input of one line, where a browser would join its lines; undefined for other text. */
export function pastedList(event: ClipboardEvent<HTMLInputElement>): PastedList | undefined {
  const pasted = event.clipboardData.getData('text/plain')
  if (!isTextList(pasted)) return undefined
  event.preventDefault()
  const [before, after] = aroundSelection(event.currentTarget)
  const parsed = parseList(pasted)
  return { text: `${before}${parsed.entries.join(', ')}${after}`, skipped: skippedText(parsed) }
}
