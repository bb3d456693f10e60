import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '#/ui/controls/icon-button'
import { Icon } from '#/ui/icon/icon'
import frame from '#/ui/controls/plain-input.module.css'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { isKey } from './grid-search'
import classes from './search-box.module.css'

/** A text put into the box from outside; another `at` fills it again. */
export type Prefill = { text: string; at: number }

type Props = {
  /** The keyword in the address. */
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
  refused: boolean
}

const DEBOUNCE_MS = 400

/** What is being typed, brought up to date with an address or a filling that came from elsewhere. */
function reconcileDraft(draft: SearchDraft, keyword: string, prefill: Prefill | undefined): SearchDraft {
  if (prefill && prefill.at !== draft.prefilledAt) {
    return { ...draft, keyword, text: prefill.text, sent: keyword, prefilledAt: prefill.at, refused: false }
  }
  if (draft.keyword === keyword) return draft
  // The echo of what was sent must not undo what was typed since.
  if (keyword === draft.sent) return { ...draft, keyword }
  return { ...draft, keyword, text: keyword, sent: keyword, refused: false }
}

/**
 * Searches on Enter, on leaving the box, when it is emptied, and after a pause. A key is never sent, nor
 * put into the address.
 */
export function SearchBox({ keyword, onKeyword, prefill, placeholder }: Props) {
  const t = useT()
  const problemId = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const [stored, setStored] = useState<SearchDraft>({
    text: keyword,
    keyword,
    sent: keyword,
    prefilledAt: undefined,
    refused: false,
  })
  // A search that still waits must not call back whoever has left the list.
  useEffect(() => () => clearTimeout(timer.current), [])
  const draft = reconcileDraft(stored, keyword, prefill)
  if (draft !== stored) setStored(draft)

  const commit = (text: string) => {
    clearTimeout(timer.current)
    const trimmed = text.trim()
    const refused = isKey(trimmed)
    setStored((now) => ({ ...now, text, refused, sent: refused ? now.sent : trimmed }))
    if (!refused && trimmed !== draft.sent) onKeyword(trimmed)
  }
  const commitLater = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(text), DEBOUNCE_MS)
  }
  const type = (text: string, composing: boolean) => {
    clearTimeout(timer.current)
    if (text === '') commit('')
    else {
      setStored((now) => ({ ...now, text, refused: now.refused && isKey(text) }))
      if (!composing) commitLater(text)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter ends a composition of Chinese first; only the next one asks.
    if (event.key === 'Enter' && !isComposing(event)) commit(event.currentTarget.value)
  }

  return (
    <div className={classes.box}>
      <div className={frame.frame}>
        <span className={frame.lead}>
          <Icon name="search" />
        </span>
        <input
          ref={input}
          className={frame.input}
          type="search"
          aria-label={t('grid.search')}
          aria-invalid={draft.refused || undefined}
          aria-describedby={draft.refused ? problemId : undefined}
          placeholder={placeholder ?? t('grid.search')}
          autoComplete="off"
          spellCheck={false}
          value={draft.text}
          onChange={({ currentTarget, nativeEvent }) =>
            type(currentTarget.value, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)
          }
          onCompositionEnd={({ currentTarget }) => commitLater(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (draft.text.trim() !== draft.sent && !isPrefilled(draft, prefill)) commit(draft.text)
          }}
        />
        {draft.text && (
          <span className={frame.trail}>
            <IconButton
              icon="x"
              label={t('grid.clearSearch')}
              onClick={() => {
                commit('')
                input.current?.focus()
              }}
            />
          </span>
        )}
      </div>
      {draft.refused && (
        <p id={problemId} role="alert" className={frame.problem}>
          {t('grid.searchIsKey')}
        </p>
      )}
    </div>
  )
}

/** A text put here to be copied is not a search, until somebody asks for it. */
function isPrefilled(draft: SearchDraft, prefill: Prefill | undefined): boolean {
  return prefill !== undefined && prefill.at === draft.prefilledAt && prefill.text === draft.text
}
