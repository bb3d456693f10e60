import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isTextList, parseTextList } from '#/fields/text-list'
import { formatCount } from '#/format/quota'
import { Button } from '#/ui/controls/button'
import { TextInput } from '#/ui/controls/text-input'
import { CopyFallback } from '#/ui/controls/use-copy'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { afterPointerUp } from '../after-pointer-up'
import type { InputProps } from '../inputs/input-props'
import { groupByFamily, PickerList } from './picker-list'
import classes from './picker.module.css'
import { SelectedTags } from './selected-tags'

const NO_SUGGESTIONS: readonly string[] = []

/** Options that match `search`: grouped by family, and flat in display order. */
function useMatches(suggestions: readonly string[], selected: readonly string[], search: string) {
  const known = useMemo(() => [...new Set([...suggestions, ...selected])], [suggestions, selected])
  return useMemo(() => {
    const query = search.trim().toLowerCase()
    const families = groupByFamily(known.filter((text) => text.toLowerCase().includes(query)))
    return { families, names: families.flatMap(({ names }) => names) }
  }, [known, search])
}

/** Multi-select combobox for hundreds of names: search, families, "add all matches", free text and pasted lists. */
export function PickerInput(props: InputProps<'tags'>) {
  const { field, value, onChange, onBlur, frameProps, suggestions = NO_SUGGESTIONS } = props
  const t = useT()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [announcement, setAnnouncement] = useState('')
  const { families, names } = useMatches(suggestions, value, search)
  const optionId = (index: number) => `${listId}-${index}`

  const searchFor = (text: string) => {
    setSearch(text)
    setActive(-1)
    setIsOpen(true)
  }
  const add = (texts: readonly string[]) => {
    const parsed = parseTextList(texts)
    const added = parsed.filter((text) => !value.includes(text))
    onChange([...value, ...added])
    setAnnouncement(
      t('form.picker.added', {
        n: formatCount(added.length),
        skipped: formatCount(parsed.length - added.length),
      }),
    )
  }
  const toggle = (name: string) =>
    onChange(value.includes(name) ? value.filter((text) => text !== name) : [...value, name])

  const acceptActiveOrTyped = () => {
    const name = isOpen ? names[active] : undefined
    if (name !== undefined) toggle(name)
    else if (search.trim() !== '') {
      add([search])
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
    add([`${search}${text}`])
    searchFor('')
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setIsOpen(false)
    // Text without matches is a new name and is added; a search with matches stays in the input.
    afterPointerUp(() => {
      if (search.trim() !== '' && names.length === 0) {
        add([search])
        setSearch('')
      }
      onBlur()
    })
  }

  const addMatches = (matches: readonly string[]) => {
    add(matches)
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
