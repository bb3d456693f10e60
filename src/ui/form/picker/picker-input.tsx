import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { identifierText } from '#/fields/plain-text'
import { isTextList, skippedText, withEntries } from '#/fields/text-list'
import { formatCount } from '#/format/quota'
import { Button } from '#/ui/controls/button'
import { TextInput } from '#/ui/controls/text-input'
import { CopyFallback } from '#/ui/controls/use-copy'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { afterPointerUp } from '../after-pointer-up'
import { type InputProps, useTypedText } from '../inputs/input-props'
import { ListNotes } from '../inputs/list-notes'
import { groupByFamily, PickerList } from './picker-list'
import classes from './picker.module.css'
import { SelectedTags } from './selected-tags'

const NO_SUGGESTIONS: readonly string[] = []

/** Options that match `search`: grouped by family, and flat in display order. */
function useMatches(suggestions: readonly string[], selected: readonly string[], search: string) {
  const known = useMemo(() => [...new Set([...suggestions, ...selected])], [suggestions, selected])
  return useMemo(() => {
    const query = identifierText(search).toLowerCase()
    const families = groupByFamily(known.filter((text) => text.toLowerCase().includes(query)))
    return { families, names: families.flatMap(({ names }) => names) }
  }, [known, search])
}

/** Multi-select combobox for hundreds of names: search, families, "add all matches", free text and pasted lists. */
export function PickerInput(props: InputProps<'tags'>) {
  const { field, value, onChange, onBlur, onBeforeValidate, frameProps } = props
  const { suggestions = NO_SUGGESTIONS } = props
  const t = useT()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [announcement, setAnnouncement] = useState('')
  const [skipped, setSkipped] = useState('')
  // A name was chosen since the last key: the text was there to find it.
  const [hasFound, setHasFound] = useState(false)
  const { families, names } = useMatches(suggestions, value, search)
  const optionId = (index: number) => `${listId}-${index}`

  const searchFor = (text: string) => {
    setSearch(text)
    setHasFound(false)
    setActive(-1)
    setIsOpen(true)
  }
  const showAdded = (added: number, skippedNames: number) =>
    setAnnouncement(t('form.picker.added', { n: formatCount(added), skipped: formatCount(skippedNames) }))
  const add = (typed: string) => {
    const { entries, parsed, added } = withEntries(value, typed)
    onChange(entries)
    showAdded(added, parsed.entries.length - added)
    setSkipped(skippedText(parsed))
  }
  const toggle = (name: string) => {
    setHasFound(true)
    onChange(value.includes(name) ? value.filter((text) => text !== name) : [...value, name])
  }

  // A name as a whole, or one without matches, is meant; a search with other matches stays in the input.
  const isName = names.length === 0 || (!hasFound && names.includes(identifierText(search)))
  const takeTyped = useTypedText(onBeforeValidate, () => {
    if (search.trim() === '' || !isName) return
    add(search)
    setSearch('')
  })
  const acceptActiveOrTyped = () => {
    const name = isOpen ? names[active] : undefined
    if (name !== undefined) toggle(name)
    else if (search.trim() !== '') {
      add(search)
      searchFor('')
    }
  }
  const moveActive = (step: number) => {
    if (isOpen) setActive((active + step + names.length) % Math.max(names.length, 1))
    setIsOpen(true)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown') moveActive(1)
    else if (event.key === 'ArrowUp') moveActive(active < 0 ? 0 : -1)
    // Even with nothing to accept, Enter must not submit the form.
    else if (event.key === 'Enter') acceptActiveOrTyped()
    else if (event.key === 'Escape' && isOpen) setIsOpen(false)
    else return
    event.preventDefault()
  }
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTextList(text)) return
    event.preventDefault()
    add(`${search}${text}`)
    searchFor('')
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setIsOpen(false)
    afterPointerUp(() => {
      takeTyped()
      onBlur()
    })
  }

  const addMatches = (matches: readonly string[]) => {
    setHasFound(true)
    onChange([...value, ...matches])
    showAdded(matches.length, 0)
    // The pressed button unmounts once everything is added.
    input.current?.focus()
  }

  return (
    <CopyFallback value={searchFor}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- blur events bubble from its children */}
      <div className={classes.picker} onBlur={handleBlur}>
        <TextInput
          {...frameProps}
          ref={input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          placeholder={field.placeholder ?? t('form.picker.search')}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => searchFor(event.currentTarget.value)}
          onClick={() => setIsOpen(true)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
        {isOpen ? (
          <div className={classes.panel}>
            <AddMatches search={search} names={names} selected={value} onAdd={addMatches} />
            <PickerList
              id={listId}
              labelId={`${frameProps.id}-label`}
              optionId={optionId}
              families={families}
              selected={value}
              active={active}
              onToggle={toggle}
            />
          </div>
        ) : null}
      </div>
      <SelectedTags label={frameProps.label} texts={value} onRemove={toggle} />
      <output className={classes.announcement}>{announcement}</output>
      <ListNotes entries={value} skipped={skipped} onSplit={onChange} />
    </CopyFallback>
  )
}

interface AddMatchesProps {
  search: string
  /** Names that match the search. */
  names: readonly string[]
  selected: readonly string[]
  onAdd: (names: readonly string[]) => void
}

/** Button that adds all matches; rendered only if a search leaves at least two to add. */
function AddMatches({ search, names, selected, onAdd }: AddMatchesProps) {
  const t = useT()
  const unselected = names.filter((name) => !selected.includes(name))
  if (search.trim() === '' || unselected.length < 2) return null
  return (
    <Button size="sm" className={classes.addMatches} onClick={() => onAdd(unselected)}>
      {t('form.picker.addMatches', { n: formatCount(unselected.length) })}
    </Button>
  )
}
