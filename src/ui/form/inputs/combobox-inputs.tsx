import { Select, Pill, TagsInput } from '@mantine/core'
import {
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useMemo,
  useState,
} from 'react'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import { identifierText } from '#/fields/plain-text'
import { isTextList, SEPARATORS, skippedText, withEntries } from '#/fields/text-list'
import { useT } from '#/ui/language/use-t'
import { afterPointerUp } from '../after-pointer-up'
import {
  ERROR_PROPS,
  type InputProps,
  type TextChoice,
  CLEAR_BUTTON,
  LISTBOX_PROPS,
  useTypedText,
} from './input-props'
import classes from './inputs.module.css'
import { ListNotes } from './list-notes'

/** From this many options on, typing filters them. */
const SEARCHABLE_FROM = 8
const MAX_SHOWN = 200

/** Select for one of several options, searchable when there are many. */
export function ChoiceInput({
  field,
  value: selected,
  onChange,
  onBlur,
  onBeforeValidate,
  frameProps,
  choices,
}: InputProps<'choice'>) {
  const t = useT()
  const { optionalMark, ...frame } = frameProps
  const input = useRef<HTMLInputElement>(null)
  const data: readonly TextChoice[] =
    choices ?? field.choices?.map(({ value, label }) => ({ value, label: t(label) })) ?? []
  const markOf = (choiceValue: string) => data.find(({ value }) => value === choiceValue)?.mark
  /** Chooses what was typed as a whole: the list closes with the focus, and shows the old choice again. */
  const choose = (typed: string) => {
    const wanted = identifierText(typed).toLowerCase()
    const named = data.find(({ label }) => label.toLowerCase() === wanted)
    if (named && named.value !== selected) onChange(named.value)
  }
  useTypedText(onBeforeValidate, () => choose(input.current?.value ?? ''))
  const handleBlur = ({ currentTarget: { value: typed } }: FocusEvent<HTMLInputElement>) =>
    afterPointerUp(() => choose(typed))
  const isMarked = data.some(({ mark }) => mark !== undefined)
  return (
    <Select
      {...frame}
      ref={input}
      errorProps={ERROR_PROPS}
      labelProps={{ 'data-required': frameProps['aria-required'], 'data-optional': optionalMark }}
      {...LISTBOX_PROPS}
      placeholder={field.placeholder}
      leftSection={markOf(selected)}
      renderOption={
        isMarked
          ? ({ option, checked }) => (
              <>
                {markOf(option.value)}
                <span className={classes.choice}>{option.label}</span>
                {checked ? <IconCheck size={14} aria-hidden /> : null}
              </>
            )
          : undefined
      }
      data={data.map(({ value, label }) => ({ value, label }))}
      value={selected || null}
      onChange={(value) => onChange(value ?? '')}
      onBlurCapture={handleBlur}
      onBlur={onBlur}
      allowDeselect={false}
      clearable={!field.required}
      clearButtonProps={{ ...CLEAR_BUTTON, 'aria-label': t('form.clear') }}
      onClear={() => input.current?.focus()}
      searchable={data.length >= SEARCHABLE_FROM}
      limit={MAX_SHOWN}
      nothingFoundMessage={t('form.nothingFound')}
    />
  )
}

/** Rendered suggestions; there may be thousands, which typing filters. */
const MAX_SUGGESTED = 100
const NO_SUGGESTIONS: readonly string[] = []

/** Case-sensitive, as names are on the server. */
const isDuplicate = (text: string, texts: string[]) => texts.includes(text.trim())

/** Input for a list of texts: picked from suggestions, typed, or pasted as a list. */
export function TagsFieldInput(props: InputProps<'tags'>) {
  const { field, value: tags, onChange, onBlur, onBeforeValidate, frameProps } = props
  const { suggestions = NO_SUGGESTIONS } = props
  const t = useT()
  const { optionalMark, ...frame } = frameProps
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
    add(`${search}${text}`)
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
      onBlur()
    })
  const keepFocus = ({ currentTarget }: MouseEvent) => {
    // The focused button unmounts with its tag. A mouse click does not move the focus there.
    if (currentTarget === document.activeElement) input.current?.focus()
  }

  return (
    <>
      <TagsInput
        {...frame}
        ref={input}
        errorProps={ERROR_PROPS}
        labelProps={{ 'data-required': frameProps['aria-required'], 'data-optional': optionalMark }}
        {...LISTBOX_PROPS}
        placeholder={tags.length === 0 ? field.placeholder : undefined}
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
