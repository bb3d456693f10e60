import { Pill, TagsInput } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { isTextList, SEPARATORS, parseTextList } from '#/fields/text-list'
import { useT } from '#/ui/language/use-t'
import { ERROR_PROPS } from './error-props'
import type { InputProps } from './input-props'
import { CLEAR_BUTTON, LISTBOX_PROPS } from './listbox-props'

/** How many suggestions are drawn at a time; typing narrows the rest, of which there may be thousands. */
const MAX_SHOWN = 100
const NO_SUGGESTIONS: readonly string[] = []

/** Names differ by case on the server, so only the very same text is a duplicate. */
const isDuplicate = (text: string, texts: string[]) => texts.includes(text.trim())

/** Several texts: chosen from the suggestions, typed, or pasted as a list. */
export function TagsFieldInput(props: InputProps<'tags'>) {
  const { field, value: tags, onChange, onBlur, frameProps, suggestions = NO_SUGGESTIONS } = props
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const shown = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    const pasted = new Set(tags)
    const found = suggestions.filter((text) => !pasted.has(text) && text.toLowerCase().includes(wanted))
    return [...new Set(found)].slice(0, MAX_SHOWN)
  }, [suggestions, tags, search])

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // Mantine would make an entry of any pasted text at once, also of a piece of a name.
    event.stopPropagation()
    const text = event.clipboardData.getData('text/plain')
    if (!isTextList(text)) return
    event.preventDefault()
    onChange(parseTextList([...tags, `${search}${text}`]))
    setSearch('')
  }

  const press = (event: KeyboardEvent) => {
    // Mantine ends an entry; with nothing to end, the browser would submit the form.
    if (event.key === 'Enter' && search.trim() === '') event.preventDefault()
  }
  const leave = () => {
    // Taken here and not by Mantine, which does so only after the answer was judged.
    if (search.trim()) onChange(parseTextList([...tags, search]))
    setSearch('')
    onBlur()
  }
  const keepFocus = ({ currentTarget }: MouseEvent) => {
    // The button goes with its entry; a pointer leaves the focus where it was.
    if (currentTarget === document.activeElement) input.current?.focus()
  }

  return (
    <TagsInput
      {...frameProps}
      ref={input}
      errorProps={ERROR_PROPS}
      {...LISTBOX_PROPS}
      placeholder={tags.length === 0 ? field.placeholder : undefined}
      data={shown}
      // Filtered above: Mantine would go through every suggestion on each draw.
      filter={({ options }) => options}
      value={[...tags]}
      onChange={(texts) => onChange(parseTextList(texts))}
      onKeyDown={press}
      onBlur={leave}
      acceptValueOnBlur={false}
      searchValue={search}
      onSearchChange={setSearch}
      onPasteCapture={paste}
      splitChars={[...SEPARATORS]}
      isDuplicate={isDuplicate}
      clearable
      clearButtonProps={{ ...CLEAR_BUTTON, 'aria-label': t('form.clear') }}
      renderPill={({ value, onRemove, disabled }) => (
        <Pill
          withRemoveButton={!disabled}
          onRemove={onRemove}
          removeButtonProps={{
            ...CLEAR_BUTTON,
            'aria-label': t('form.remove', { name: String(value) }),
            onClick: keepFocus,
          }}
        >
          {String(value)}
        </Pill>
      )}
    />
  )
}
