import { Combobox, TextInput, useCombobox, Button } from '@mantine/core'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import { useMemo, useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { identifierText } from '#/fields/plain-text'
import { isTextList, skippedText, withEntries } from '#/fields/text-list'
import { formatCount } from '#/format/quota'
import { CopyFallback } from '#/ui/button/use-copy'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { afterPointerUp } from '../after-pointer-up'
import { groupByFamily } from './families'
import { useTypedText, type InputProps } from './input-props'
import classes from './inputs.module.css'
import { aroundSelection, ListNotes } from './list-notes'
import { SelectedTags } from './selected-tags'
import '@mantine/core/styles/Combobox.layer.css'

const NO_SUGGESTIONS: readonly string[] = []
/** Rendered options; of more the number is shown, and typing finds them. */
const MAX_SHOWN = 100

/** Names that match `search`, and the first of them by family. */
function useMatches(suggestions: readonly string[], selected: readonly string[], search: string) {
  const known = useMemo(() => [...new Set([...suggestions, ...selected])], [suggestions, selected])
  return useMemo(() => {
    const query = identifierText(search).toLowerCase()
    const names = known.filter((text) => text.toLowerCase().includes(query))
    return { names, families: groupByFamily(names.slice(0, MAX_SHOWN)) }
  }, [known, search])
}

/** Multi-select combobox for hundreds of names: search, families, "add all matches", free text and pasted lists. */
export function PickerInput(props: InputProps<'tags'>) {
  const { value, onChange, onBeforeValidate, frameProps } = props
  const { suggestions = NO_SUGGESTIONS } = props
  const t = useT()
  const combobox = useCombobox()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const [skipped, setSkipped] = useState('')
  // A name was chosen since the last key: the text was there to find it.
  const [hasFound, setHasFound] = useState(false)
  const { families, names } = useMatches(suggestions, value, search)

  const searchFor = (text: string) => {
    setSearch(text)
    setHasFound(false)
    combobox.resetSelectedOption()
    combobox.openDropdown()
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
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    // Even with nothing to add, Enter must not submit the form.
    event.preventDefault()
    const isOnOption = combobox.dropdownOpened && combobox.getSelectedOptionIndex() !== -1
    if (isOnOption || search.trim() === '') return
    add(search)
    searchFor('')
  }
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTextList(text)) return
    event.preventDefault()
    const [before, after] = aroundSelection(event.currentTarget)
    add(`${before}${text}${after}`)
    searchFor('')
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    combobox.closeDropdown()
    afterPointerUp(() => {
      takeTyped()
      frameProps.onBlur()
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
      <div onBlur={handleBlur}>
        <Combobox store={combobox} withinPortal={false} onOptionSubmit={toggle}>
          <Combobox.Target withExpandedAttribute>
            <TextInput
              {...frameProps}
              ref={input}
              onBlur={undefined}
              placeholder={frameProps.placeholder ?? t('form.picker.search')}
              spellCheck={false}
              value={search}
              onChange={(event) => searchFor(event.currentTarget.value)}
              onClick={() => combobox.openDropdown()}
              onKeyDown={handleKeyDown}
              onPaste={handlePaste}
            />
          </Combobox.Target>
          <Combobox.Dropdown>
            <AddMatches search={search} names={names} selected={value} onAdd={addMatches} />
            <Combobox.Options
              className={classes.options}
              labelledBy={`${frameProps.id}-label`}
              aria-multiselectable="true"
            >
              {/* The list itself is always there: the input names it when it opens. */}
              {combobox.dropdownOpened ? <PickerOptions families={families} selected={value} /> : null}
            </Combobox.Options>
            {names.length > MAX_SHOWN ? (
              <Combobox.Footer>
                {t('form.picker.more', { n: formatCount(names.length - MAX_SHOWN) })}
              </Combobox.Footer>
            ) : null}
          </Combobox.Dropdown>
        </Combobox>
      </div>
      <SelectedTags label={frameProps.label} texts={value} onRemove={toggle} />
      <output className={classes.announcement}>{announcement}</output>
      <ListNotes entries={value} skipped={skipped} onSplit={onChange} />
    </CopyFallback>
  )
}

interface PickerOptionsProps {
  families: ReturnType<typeof groupByFamily>
  selected: readonly string[]
}

/** Options under the names of their families. */
function PickerOptions({ families, selected }: PickerOptionsProps) {
  const t = useT()
  if (families.length === 0)
    return (
      <Combobox.Option value="" disabled aria-selected={false}>
        {t('form.picker.nothing')}
      </Combobox.Option>
    )
  const chosen = new Set(selected)
  return families.map(({ label, names }) => (
    <Combobox.Group key={label} label={label || t('form.picker.others')}>
      {names.map((name) => (
        <Combobox.Option
          key={name}
          value={name}
          active={chosen.has(name)}
          aria-selected={chosen.has(name)}
          className={classes.option}
        >
          {chosen.has(name) ? <IconCheck size={14} aria-hidden /> : null}
          {name}
        </Combobox.Option>
      ))}
    </Combobox.Group>
  ))
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
  const chosen = new Set(selected)
  const unselected = names.filter((name) => !chosen.has(name))
  if (search.trim() === '' || unselected.length < 2) return null
  return (
    <Combobox.Header>
      <Button size="xs" onClick={() => onAdd(unselected)}>
        {t('form.picker.addMatches', { n: formatCount(unselected.length) })}
      </Button>
    </Combobox.Header>
  )
}
