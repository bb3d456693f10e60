import { Pill, TagsInput } from '@mantine/core'
import { useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { isTextList, SEPARATORS, skippedText, withEntries } from '#/fields/text-list'
import { useT } from '#/ui/language/use-t'
import { afterPointerUp } from '../after-pointer-up'
import { CLEAR_BUTTON, LISTBOX_PROPS, useTypedText, type InputProps } from './input-props'
import { aroundSelection, ListNotes } from './list-notes'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'

/** Rendered suggestions; there may be thousands, which typing filters. */
const MAX_SUGGESTED = 100
const NO_SUGGESTIONS: readonly string[] = []

/** Case-sensitive, as names are on the server. */
const isDuplicate = (text: string, texts: string[]) => texts.includes(text.trim())

/** Input for a list of texts: picked from suggestions, typed, or pasted as a list. */
export function TagsFieldInput(props: InputProps<'tags'>) {
  const { value: tags, onChange, onBeforeValidate, frameProps } = props
  const { suggestions = NO_SUGGESTIONS } = props
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [skipped, setSkipped] = useState('')
  const shown = useMemo(() => {
    const query = search.trim().toLowerCase()
    const selected = new Set(tags)
    const found = suggestions.filter((text) => !selected.has(text) && text.toLowerCase().includes(query))
    return [...new Set(found)].slice(0, MAX_SUGGESTED)
  }, [suggestions, tags, search])

  const add = (typed: string) => {
    const { entries, parsed } = withEntries(tags, typed)
    onChange(entries)
    setSkipped(skippedText(parsed))
    setSearch('')
  }
  const takeTyped = useTypedText(onBeforeValidate, () => search.trim() !== '' && add(search))

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // Mantine would turn any pasted text into a tag, even a part of a name.
    event.stopPropagation()
    const text = event.clipboardData.getData('text/plain')
    if (!isTextList(text)) return
    event.preventDefault()
    const [before, after] = aroundSelection(event.currentTarget)
    add(`${before}${text}${after}`)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    // Mantine handles Enter only if there is text; otherwise the browser would submit the form.
    if (event.key === 'Enter' && search.trim() === '') event.preventDefault()
  }
  /** Mantine ends a tag at Enter and at separators; it gives the whole list. */
  const handleChange = (texts: string[]) => {
    const isNew = texts.filter((text) => !tags.includes(text))
    if (isNew.length === 0) onChange(texts)
    else add(isNew.join('\n'))
  }
  const handleBlur = () =>
    // Not Mantine's `acceptValueOnBlur`: it adds the tag only after the field was validated, and a tag moves the button
    // that is being pressed.
    afterPointerUp(() => {
      takeTyped()
      frameProps.onBlur()
    })
  const keepFocus = ({ currentTarget }: MouseEvent) => {
    // The focused button unmounts with its tag. A mouse click does not move the focus there.
    if (currentTarget === document.activeElement) input.current?.focus()
  }

  return (
    <>
      <TagsInput
        {...frameProps}
        {...LISTBOX_PROPS}
        ref={input}
        placeholder={tags.length === 0 ? frameProps.placeholder : undefined}
        data={shown}
        // Already filtered above: Mantine would scan all suggestions on each render.
        filter={({ options }) => options}
        value={[...tags]}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
        acceptValueOnBlur={false}
        searchValue={search}
        onSearchChange={setSearch}
        onPasteCapture={handlePaste}
        splitChars={[...SEPARATORS]}
        isDuplicate={isDuplicate}
        clearable
        clearButtonProps={{ ...CLEAR_BUTTON, 'aria-label': t('form.clear') }}
        renderPill={({ value, onRemove, disabled }) => (
          <Pill
            translate="no"
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
      <ListNotes entries={tags} skipped={skipped} onSplit={onChange} />
    </>
  )
}
