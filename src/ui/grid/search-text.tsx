import { ActionIcon, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import {
  useId,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
} from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import IconX from '@tabler/icons-react/icons/IconX'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { t as translate } from '#/i18n/i18n'
import { useShortcuts } from '#/ui/keys/use-shortcuts'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import classes from './grid.module.css'
import { MAX_FILTER_TEXT, MAX_KEYWORD } from './grid-search'

/** A text to put into the search box; another `at` (ms) puts it there again. */
export type Prefill = { text: string; at: number }

type Options = {
  /** The text in the URL. */
  keyword: string
  onKeyword: (keyword: string) => void
  prefill?: Prefill | undefined
}

/** What is typed, the text in the URL when it was, and the text last sent there. */
type SearchDraft = { text: string; keyword: string; sent: string; prefilledAt?: number; isEntered?: boolean }

/** Follows the prefill and the URL, but keeps what was typed since the text there was sent. */
function reconcileDraft(draft: SearchDraft, keyword: string, prefill: Prefill | undefined): SearchDraft {
  if (prefill && prefill.at !== draft.prefilledAt)
    return { keyword, text: prefill.text, sent: keyword, prefilledAt: prefill.at }
  if (draft.keyword === keyword) return draft
  return keyword === draft.sent ? { ...draft, keyword } : { ...draft, keyword, text: keyword, sent: keyword }
}

/** Why a text is not searched for, in the current language; undefined if it can be. */
function searchProblem(typed: string, max: number): string | undefined {
  const text = identifierText(typed)
  if (isKey(text)) return translate('grid.searchIsKey')
  return text.length > max ? translate('fields.charactersMost', { max, n: text.length }) : undefined
}

/**
 * The text of an input that searches: on Enter, on blur, when cleared, and after a debounce. A text that looks like a secret key
 * or is too long never gets into the URL.
 */
function useSearchText({ keyword, onKeyword, prefill }: Options, debounceMs: number, maxLength: number) {
  const [stored, setDraft] = useState<SearchDraft>({ text: keyword, keyword, sent: keyword })
  const draft = reconcileDraft(stored, keyword, prefill)
  if (draft !== stored) setDraft(draft)
  // There to be copied.
  const isPrefill = prefill?.at === draft.prefilledAt && prefill?.text === draft.text

  const send = (text: string) => {
    const sent = identifierText(text)
    if (sent === draft.sent || searchProblem(text, maxLength) !== undefined) return
    setDraft((now) => ({ ...now, sent }))
    onKeyword(sent)
  }
  // When the list is left, it is not called any more.
  const sendLater = useDebouncedCallback(send, debounceMs)
  const sendNow = (text: string) => {
    sendLater.cancel()
    send(text)
  }
  const clear = () => {
    setDraft((now) => ({ ...now, text: '' }))
    sendNow('')
  }
  return {
    text: draft.text,
    clear,
    inputProps: {
      autoComplete: 'off',
      spellCheck: false,
      value: draft.text,
      error: isPrefill && !draft.isEntered ? undefined : searchProblem(draft.text, maxLength),
      onChange: ({ currentTarget: { value: text }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        sendLater.cancel()
        if (text === '') return clear()
        setDraft((now) => ({ ...now, text }))
        const isComposed = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
        return isComposed ? undefined : sendLater(text)
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        sendLater(currentTarget.value),
      // Enter that ends an IME composition does not search.
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter' || isComposing(event)) return
        setDraft((now) => ({ ...now, isEntered: true }))
        sendNow(event.currentTarget.value)
      },
      onBlur: () => {
        if (!isPrefill) sendNow(draft.text)
      },
    },
  }
}

const SEARCH_DEBOUNCE_MS = 400
const FILTER_DEBOUNCE_MS = 300

/** The search box of a list; says why it does not search for a key or a text that is too long. */
export function SearchBox({ placeholder, ...options }: Options & { placeholder?: string }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const focus = () => {
    input.current?.focus()
    input.current?.select()
    return true
  }
  useShortcuts([
    ['/', focus],
    ['shift+/', focus],
  ])
  const { text, clear, inputProps } = useSearchText(options, SEARCH_DEBOUNCE_MS, MAX_KEYWORD)
  return (
    <TextInput
      ref={input}
      className={classes.searchBox}
      type="search"
      aria-label={t('grid.search')}
      placeholder={placeholder ?? t('grid.search')}
      leftSection={<IconSearch aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        text && (
          <ActionIcon
            aria-label={t('grid.clearSearch')}
            title={t('grid.clearSearch')}
            onClick={() => {
              clear()
              input.current?.focus()
            }}
          >
            <IconX aria-hidden />
          </ActionIcon>
        )
      }
      {...inputProps}
    />
  )
}

interface FilterTextProps {
  label: string
  /** The text in the URL. */
  value: string
  onChange: (value: string) => void
  /** Suggestions while typing; the first matches are offered. */
  suggestions?: readonly string[]
}

const MAX_SUGGESTIONS = 50
const NONE: readonly string[] = []

/** A text filter over the loaded rows. */
export function FilterText({ label, value, onChange, suggestions = NONE }: FilterTextProps) {
  const listId = useId()
  const { text, inputProps } = useSearchText(
    { keyword: value, onKeyword: onChange },
    FILTER_DEBOUNCE_MS,
    MAX_FILTER_TEXT,
  )
  const offered = useMemo(() => {
    const typed = identifierText(text).toLowerCase()
    return suggestions
      .filter((suggestion) => suggestion.toLowerCase().includes(typed))
      .slice(0, MAX_SUGGESTIONS)
  }, [suggestions, text])
  return (
    <>
      <TextInput
        classNames={{ root: classes.filter, wrapper: classes.filterText }}
        size="xs"
        label={label}
        list={suggestions.length > 0 ? listId : undefined}
        {...inputProps}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {offered.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </>
  )
}
