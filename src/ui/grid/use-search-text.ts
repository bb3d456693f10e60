import { useDebouncedCallback } from '@mantine/hooks'
import { useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { t } from '#/i18n/i18n'
import { isComposing } from '#/ui/language/is-composing'

/** A text to put into the search box; another `at` (ms) puts it there again. */
export type Prefill = { text: string; at: number }

type Options = {
  /** The keyword in the URL. */
  keyword: string
  onKeyword: (keyword: string) => void
  prefill?: Prefill | undefined
  debounceMs: number
  /** The URL has no longer text. */
  maxLength: number
}

type SearchDraft = {
  text: string
  keyword: string
  sent: string
  prefilledAt: number | undefined
  isRejected: boolean
}

/** Updates the draft when the keyword in the URL or the prefill has changed. */
function reconcileDraft(draft: SearchDraft, keyword: string, prefill: Prefill | undefined): SearchDraft {
  if (prefill && prefill.at !== draft.prefilledAt) {
    return {
      ...draft,
      keyword,
      text: prefill.text,
      sent: keyword,
      prefilledAt: prefill.at,
      isRejected: false,
    }
  }
  if (draft.keyword === keyword) return draft
  // The keyword is the one last sent: keep what was typed since.
  if (keyword === draft.sent) return { ...draft, keyword }
  return { ...draft, keyword, text: keyword, sent: keyword, isRejected: false }
}

/** Whether the draft is the unchanged prefill, which is there to be copied and not searched on blur. */
function isPrefilled(draft: SearchDraft, prefill: Prefill | undefined): boolean {
  return prefill !== undefined && prefill.at === draft.prefilledAt && prefill.text === draft.text
}

/** Why a text is not searched for, in the current language; undefined if it can be. */
function searchProblem(typed: string, max: number): string | undefined {
  const text = identifierText(typed)
  if (isKey(text)) return t('grid.searchIsKey')
  return text.length > max ? t('fields.charactersMost', { max, n: text.length }) : undefined
}

/**
 * The text of an input that searches: on Enter, on blur, when cleared, and after a debounce. A text that looks like a secret key
 * or is too long is rejected and never put into the URL.
 */
export function useSearchText({ keyword, onKeyword, prefill, debounceMs, maxLength }: Options) {
  const [stored, setStored] = useState<SearchDraft>({
    text: keyword,
    keyword,
    sent: keyword,
    prefilledAt: undefined,
    isRejected: false,
  })
  const draft = reconcileDraft(stored, keyword, prefill)
  if (draft !== stored) setStored(draft)

  const send = (text: string) => {
    const trimmed = identifierText(text)
    const isRejected = searchProblem(text, maxLength) !== undefined
    setStored((now) => ({ ...now, text, isRejected, sent: isRejected ? now.sent : trimmed }))
    if (!isRejected && trimmed !== draft.sent) onKeyword(trimmed)
  }
  // When the list is left, it is not called any more.
  const commitLater = useDebouncedCallback(send, debounceMs)
  const commit = (text: string) => {
    commitLater.cancel()
    send(text)
  }
  return {
    text: draft.text,
    problem: draft.isRejected ? searchProblem(draft.text, maxLength) : undefined,
    commit,
    inputProps: {
      autoComplete: 'off',
      spellCheck: false,
      value: draft.text,
      onChange: ({ currentTarget: { value: text }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        commitLater.cancel()
        if (text === '') return commit('')
        setStored((now) => ({
          ...now,
          text,
          isRejected: now.isRejected && searchProblem(text, maxLength) !== undefined,
        }))
        const isComposed = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
        return isComposed ? undefined : commitLater(text)
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        commitLater(currentTarget.value),
      // Enter that ends an IME composition does not search.
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' && !isComposing(event)) commit(event.currentTarget.value)
      },
      onBlur: () => {
        if (identifierText(draft.text) !== draft.sent && !isPrefilled(draft, prefill)) commit(draft.text)
      },
    },
  }
}
