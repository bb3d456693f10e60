import { ActionIcon, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import IconX from '@tabler/icons-react/icons/IconX'
import { isKey } from '#/fields/pasted-key'
import { identifierText } from '#/fields/plain-text'
import { useShortcuts } from '#/ui/keys/use-shortcuts'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import classes from './grid-panel.module.css'

/** A text to put into the search box; another `at` (ms) puts it there again. */
export type Prefill = { text: string; at: number }

type Props = {
  /** The keyword in the URL. */
  keyword: string
  onKeyword: (keyword: string) => void
  prefill?: Prefill | undefined
  placeholder?: string
}

type SearchDraft = {
  text: string
  keyword: string
  sent: string
  prefilledAt: number | undefined
  isRejected: boolean
}

const DEBOUNCE_MS = 400

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

/**
 * The search box: searches on Enter, on blur, when cleared, and after a debounce. Text that looks like a secret key is
 * rejected with a message and never put into the URL.
 */
export function SearchBox({ keyword, onKeyword, prefill, placeholder }: Props) {
  const t = useT()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const focus = () => {
    input.current?.focus()
    input.current?.select()
    return true
  }
  const [stored, setStored] = useState<SearchDraft>({
    text: keyword,
    keyword,
    sent: keyword,
    prefilledAt: undefined,
    isRejected: false,
  })
  useShortcuts([
    ['/', focus],
    ['shift+/', focus],
  ])
  // A pending search must not change the URL after the list was left.
  useEffect(() => () => clearTimeout(timer.current), [])
  const draft = reconcileDraft(stored, keyword, prefill)
  if (draft !== stored) setStored(draft)

  const commit = (text: string) => {
    clearTimeout(timer.current)
    const trimmed = identifierText(text)
    const isRejected = isKey(trimmed)
    setStored((now) => ({ ...now, text, isRejected, sent: isRejected ? now.sent : trimmed }))
    if (!isRejected && trimmed !== draft.sent) onKeyword(trimmed)
  }
  const commitLater = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(text), DEBOUNCE_MS)
  }
  const type = (text: string, composing: boolean) => {
    clearTimeout(timer.current)
    if (text === '') commit('')
    else {
      setStored((now) => ({ ...now, text, isRejected: now.isRejected && isKey(text) }))
      if (!composing) commitLater(text)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends an IME composition does not search.
    if (event.key === 'Enter' && !isComposing(event)) commit(event.currentTarget.value)
  }

  return (
    <TextInput
      ref={input}
      className={classes.searchBox}
      type="search"
      aria-label={t('grid.search')}
      placeholder={placeholder ?? t('grid.search')}
      autoComplete="off"
      spellCheck={false}
      error={draft.isRejected && t('grid.searchIsKey')}
      leftSection={<IconSearch aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        draft.text && (
          <ActionIcon
            aria-label={t('grid.clearSearch')}
            title={t('grid.clearSearch')}
            onClick={() => {
              commit('')
              input.current?.focus()
            }}
          >
            <IconX aria-hidden />
          </ActionIcon>
        )
      }
      value={draft.text}
      onChange={({ currentTarget, nativeEvent }) =>
        type(currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
      }
      onCompositionEnd={({ currentTarget }) => commitLater(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (identifierText(draft.text) !== draft.sent && !isPrefilled(draft, prefill)) commit(draft.text)
      }}
    />
  )
}

/** Whether the draft is the unchanged prefill, which is there to be copied and not searched on blur. */
function isPrefilled(draft: SearchDraft, prefill: Prefill | undefined): boolean {
  return prefill !== undefined && prefill.at === draft.prefilledAt && prefill.text === draft.text
}
