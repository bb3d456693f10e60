import { Button, Pill, TagsInput, Text } from '@mantine/core'
import { useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { identifierText } from '#/fields/plain-text'
import { isTextList, SEPARATORS, withEntries } from '#/fields/text-list'
import { formatCount } from '#/format/quota'
import { useT } from '#/ui/language/use-t'
import { CLEAR_BUTTON, IDENTIFIER_PROPS, LISTBOX_PROPS, type InputProps } from './input-props'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'

/** Rendered tags, and suggestions from the first focus on (Mantine renders those of a closed list, too); there may be thousands. */
const MAX_SHOWN = 100
/** Option that adds all matches; nobody types its control character. */
const ADD_ALL = '\u0000'
const NO_SUGGESTIONS: readonly string[] = []

/** Case-sensitive, as names are on the server. */
const isDuplicate = (text: string, texts: string[]) => texts.includes(text.trim())

/** Suggestions that are not chosen and contain `search`. */
function useMatches(suggestions: readonly string[], chosen: readonly string[], search: string) {
  return useMemo(() => {
    const query = identifierText(search).toLowerCase()
    const taken = new Set(chosen)
    return [...new Set(suggestions)].filter((text) => !taken.has(text) && text.toLowerCase().includes(query))
  }, [suggestions, chosen, search])
}

/** The first chosen name that differs from a suggestion in its case alone, and that suggestion. */
function useOtherCase(suggestions: readonly string[], chosen: readonly string[]) {
  return useMemo(() => {
    const known = new Set(suggestions)
    const unknown = chosen.filter((name) => !known.has(name))
    const byLowerCase = new Map(suggestions.map((name) => [name.toLowerCase(), name]))
    const typed = unknown.find((name) => byLowerCase.has(name.toLowerCase()))
    return typed === undefined ? undefined : { typed, known: byLowerCase.get(typed.toLowerCase()) ?? '' }
  }, [suggestions, chosen])
}

/** Input for a list of texts: picked from suggestions, typed, or pasted as a list. */
export function ListInput(props: InputProps<'tags'>) {
  const { value: tags, onChange, frameProps, suggestions = NO_SUGGESTIONS } = props
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [isUsed, setUsed] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const matches = useMatches(suggestions, tags, search)
  const otherCase = useOtherCase(suggestions, tags)
  const shown = showsAll ? tags : tags.slice(0, MAX_SHOWN)
  const hidden = tags.slice(shown.length)

  const add = (typed: string) => {
    onChange(withEntries(tags, typed))
    setSearch('')
  }
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // Mantine would turn any pasted text into a tag, even a part of a name.
    event.stopPropagation()
    const text = event.clipboardData.getData('text/plain')
    if (!isTextList(text)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    add(value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length))
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // Mantine handles Enter only if there is text; otherwise the browser would submit the form.
    if (event.key === 'Enter' && search.trim() === '') event.preventDefault()
  }
  /** Mantine ends a tag at Enter and at separators; it gives the whole list that it was given. */
  const handleChange = (texts: string[]) => {
    const typed = texts.filter((text) => !tags.includes(text))
    if (typed.includes(ADD_ALL)) onChange([...tags, ...matches])
    else if (typed.length === 0) onChange([...texts, ...hidden])
    else if (typed.every((text) => suggestions.includes(text))) onChange([...new Set([...tags, ...typed])])
    else add(typed.join('\n'))
  }
  const handleBlur = () => {
    // A search with matches is no name, unless it is one of them as a whole.
    const isName = matches.length === 0 || matches.includes(identifierText(search))
    if (search.trim() !== '' && isName) add(search)
    frameProps.onBlur()
  }
  const keepFocus = ({ currentTarget }: MouseEvent) => {
    // The focused button unmounts with its tag. A mouse click does not move the focus there.
    if (currentTarget === document.activeElement) input.current?.focus()
  }
  const addAll = { value: ADD_ALL, label: t('form.list.addMatches', { n: formatCount(matches.length) }) }
  const options = matches.slice(0, isUsed ? MAX_SHOWN : 0).map((value) => ({ value, label: value }))

  return (
    <>
      <TagsInput
        {...frameProps}
        {...LISTBOX_PROPS}
        {...IDENTIFIER_PROPS}
        ref={input}
        placeholder={tags.length === 0 ? frameProps.placeholder : undefined}
        data={search.trim() !== '' && matches.length > 1 ? [addAll, ...options] : options}
        // Already filtered above: Mantine would scan all suggestions on each render.
        filter={({ options: shownOptions }) => shownOptions}
        value={[...shown]}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onFocus={() => setUsed(true)}
        onBlur={handleBlur}
        acceptValueOnBlur={false}
        searchValue={search}
        onSearchChange={setSearch}
        onPasteCapture={handlePaste}
        splitChars={[...SEPARATORS]}
        isDuplicate={isDuplicate}
        clearable
        clearButtonProps={{ ...CLEAR_BUTTON, 'aria-label': t('form.clear') }}
        onClear={() => onChange([])}
        renderPill={({ value, onRemove, disabled }) => (
          <Pill
            translate="no"
            withRemoveButton={!disabled}
            onRemove={onRemove}
            removeButtonProps={{
              ...CLEAR_BUTTON,
              'aria-label': t('common.removeNamed', { name: String(value) }),
              onClick: keepFocus,
            }}
          >
            {String(value)}
          </Pill>
        )}
      />
      {hidden.length > 0 && (
        <Button variant="subtle" size="xs" onClick={() => setShowsAll(true)}>
          {t('common.showAll', { n: formatCount(tags.length) })}
        </Button>
      )}
      <Text role="status" size="sm" c="dimmed">
        {otherCase && t('form.list.otherCase', otherCase)}
      </Text>
    </>
  )
}
