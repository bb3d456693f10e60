import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useId, useRef, useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { t as translate } from '#/i18n/i18n'
import { useShortcuts } from '#/ui/keys/use-shortcuts'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { MAX_FILTER_TEXT, MAX_KEYWORD } from './grid-search'

/** A text to put into the search box; another `at` (ms) puts it there again. */
export type Prefill = { text: string; at: number }

type Options = {
  /** The text in the URL. */
  keyword: string
  /** `how` the text gets into the history: only the first one as an entry. */
  onKeyword: (keyword: string, how: 'push' | 'replace') => void
  /** What the input has at first instead, there to be copied. */
  prefill?: string | undefined
}

const DEBOUNCE_MS = 120

/** What is typed, the text in the URL when it was, and the text last sent there. */
type SearchDraft = { text: string; keyword: string; sent: string; isEntered?: boolean }

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
function useSearchText({ keyword, onKeyword, prefill }: Options, maxLength: number) {
  const [draft, setDraft] = useState<SearchDraft>({ text: prefill ?? keyword, keyword, sent: keyword })
  // What was typed since the text in the URL was sent is kept.
  if (draft.keyword !== keyword)
    setDraft({ ...draft, keyword, ...(keyword !== draft.sent && { text: keyword, sent: keyword }) })
  const isPrefill = prefill === draft.text

  const send = (text: string) => {
    const sent = identifierText(text)
    if (sent === draft.sent || searchProblem(text, maxLength) !== undefined) return
    setDraft((now) => ({ ...now, sent }))
    onKeyword(sent, draft.sent === '' ? 'push' : 'replace')
  }
  // When the list is left, it is not called any more.
  const sendLater = useDebouncedCallback(send, DEBOUNCE_MS)
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
  const { text, clear, inputProps } = useSearchText(options, MAX_KEYWORD)
  return (
    <TextInput
      ref={input}
      flex="1 1 min(var(--gc-length-9), 22%)"
      maw="var(--gc-length-26)"
      type="search"
      aria-label={t('grid.search')}
      placeholder={placeholder ?? t('grid.search')}
      leftSection={<IconSearch aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        text && (
          <CloseButton
            aria-label={t('grid.clearSearch')}
            title={t('grid.clearSearch')}
            onClick={() => {
              clear()
              input.current?.focus()
            }}
          />
        )
      }
      {...inputProps}
    />
  )
}

/** A text filter over the loaded rows, with suggestions while typing. */
export function FilterText({
  label,
  suggestions,
  ...options
}: Options & { label: string; suggestions: readonly string[] }) {
  const listId = useId()
  const { inputProps } = useSearchText(options, MAX_FILTER_TEXT)
  return (
    <>
      <TextInput label={label} list={listId} {...inputProps} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  )
}
