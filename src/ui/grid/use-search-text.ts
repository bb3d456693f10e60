import { useDebouncedCallback } from '@mantine/hooks'
import { useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { isComposing } from '#/ui/language/is-composing'

/** A text to put into the search box; another `at` (ms) puts it there again. */
export type Prefill = { text: string; at: number }

type Options = {
  /** The keyword in the URL. */
  keyword: string
  onKeyword: (keyword: string) => void
  prefill?: Prefill | undefined
  debounceMs: number
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

/**
 * The text of an input that searches: on Enter, on blur, when cleared, and after a debounce. A text that looks like a secret key
 * is rejected and never put into the URL.
 */
export function useSearchText({ keyword, onKeyword, prefill, debounceMs }: Options) {
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
    const isRejected = isKey(trimmed)
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
    isRejected: draft.isRejected,
    commit,
    inputProps: {
      autoComplete: 'off',
      spellCheck: false,
      value: draft.text,
      onChange: ({ currentTarget: { value: text }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        commitLater.cancel()
        if (text === '') return commit('')
        setStored((now) => ({ ...now, text, isRejected: now.isRejected && isKey(text) }))
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
