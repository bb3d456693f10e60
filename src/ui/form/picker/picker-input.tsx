import { TextInput } from '@mantine/core'
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
import { CopyFallback } from '#/ui/controls/use-copy'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { ERROR_PROPS } from '../inputs/error-props'
import type { InputProps } from '../inputs/input-props'
import { afterPointerUp } from '../after-pointer-up'
import { SelectedTags } from './selected-tags'
import { AddMatches } from './add-matches'
import { groupByFamily } from './families'
import classes from './picker.module.css'
import { PickerList } from './picker-list'

const NO_SUGGESTIONS: readonly string[] = []

/** What can be chosen now: the matches in families, and the place of each in the order they are shown. */
function useMatches(suggestions: readonly string[], selected: readonly string[], search: string) {
  const known = useMemo(() => [...new Set([...suggestions, ...selected])], [suggestions, selected])
  return useMemo(() => {
    const wanted = search.trim().toLowerCase()
    const families = groupByFamily(known.filter((text) => text.toLowerCase().includes(wanted)))
    return { families, names: families.flatMap(({ names }) => names) }
  }, [known, search])
}

/** Texts chosen from hundreds: searched, in families, all matches at once, typed or pasted as a list. */
export function PickerInput(props: InputProps<'tags'>) {
  const { field, value, onChange, onBlur, frameProps, suggestions = NO_SUGGESTIONS } = props
  const t = useT()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [report, setReport] = useState('')
  const { families, names } = useMatches(suggestions, value, search)
  const optionId = (place: number) => `${listId}-${place}`

  const find = (text: string) => {
    setSearch(text)
    setActive(-1)
    setIsOpen(true)
  }
  const add = (texts: readonly string[]) => {
    const wanted = parseTextList(texts)
    const fresh = wanted.filter((text) => !value.includes(text))
    onChange([...value, ...fresh])
    setReport(t('form.picker.added', { n: fresh.length, skipped: wanted.length - fresh.length }))
  }
  const toggle = (name: string) =>
    onChange(value.includes(name) ? value.filter((text) => text !== name) : [...value, name])

  const takeIfAny = () => {
    const name = isOpen ? names[active] : undefined
    if (name !== undefined) toggle(name)
    else if (search.trim() !== '') {
      add([search])
      find('')
    }
  }
  const move = (step: number) => {
    if (isOpen) setActive((active + step + names.length) % Math.max(names.length, 1))
    setIsOpen(true)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(active < 0 ? 0 : -1)
    // With nothing to take it does nothing: it must not submit the form.
    else if (event.key === 'Enter') takeIfAny()
    else if (event.key === 'Escape' && isOpen) setIsOpen(false)
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTextList(text)) return
    event.preventDefault()
    add([`${search}${text}`])
    find('')
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setIsOpen(false)
    // What matches nothing was no search but a name; what does, stays where it can be seen.
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
    // The button pressed goes with what it added.
    input.current?.focus()
  }

  return (
    <CopyFallback value={find}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears when the focus leaves all of it */}
      <div className={classes.picker} onBlur={leave}>
        <TextInput
          {...frameProps}
          ref={input}
          errorProps={ERROR_PROPS}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          placeholder={field.placeholder ?? t('form.picker.search')}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => find(event.currentTarget.value)}
          onClick={() => setIsOpen(true)}
          onKeyDown={press}
          onPaste={paste}
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
      <output className={classes.report}>{report}</output>
    </CopyFallback>
  )
}
