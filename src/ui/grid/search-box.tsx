import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '#/ui/feedback/icon-button'
import { Icon } from '#/ui/icon/icon'
import frame from '#/ui/input/plain-input.module.css'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'
import { isKey } from './grid-search'
import classes from './search-box.module.css'

/** A text put into the box from outside; another `at` fills it again. */
export type Fill = { text: string; at: number }

type Props = {
  /** The keyword in the address. */
  keyword: string
  onKeyword: (keyword: string) => void
  fill?: Fill | undefined
  placeholder?: string
}

type Draft = { text: string; keyword: string; sent: string; filledAt: number | undefined; refused: boolean }

const PAUSE_MS = 400

/** What is being typed, brought up to date with an address or a filling that came from elsewhere. */
function settled(draft: Draft, keyword: string, fill: Fill | undefined): Draft {
  if (fill && fill.at !== draft.filledAt) {
    return { ...draft, keyword, text: fill.text, sent: keyword, filledAt: fill.at, refused: false }
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
export function SearchBox({ keyword, onKeyword, fill, placeholder }: Props) {
  const t = useT()
  const problemId = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const [kept, keep] = useState<Draft>({
    text: keyword,
    keyword,
    sent: keyword,
    filledAt: undefined,
    refused: false,
  })
  // A search that still waits must not call back whoever has left the list.
  useEffect(() => () => clearTimeout(timer.current), [])
  const draft = settled(kept, keyword, fill)
  if (draft !== kept) keep(draft)

  const commit = (text: string) => {
    clearTimeout(timer.current)
    const asked = text.trim()
    const refused = isKey(asked)
    keep((now) => ({ ...now, text, refused, sent: refused ? now.sent : asked }))
    if (!refused && asked !== draft.sent) onKeyword(asked)
  }
  const commitLater = (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(text), PAUSE_MS)
  }
  const type = (text: string, composing: boolean) => {
    clearTimeout(timer.current)
    if (text === '') commit('')
    else {
      keep((now) => ({ ...now, text, refused: now.refused && isKey(text) }))
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
            if (draft.text.trim() !== draft.sent && !isFilled(draft, fill)) commit(draft.text)
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
          {t('grid.isKey')}
        </p>
      )}
    </div>
  )
}

/** A text put here to be copied is not a search, until somebody asks for it. */
function isFilled(draft: Draft, fill: Fill | undefined): boolean {
  return fill !== undefined && fill.at === draft.filledAt && fill.text === draft.text
}
