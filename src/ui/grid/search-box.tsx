import { ActionIcon, TextInput } from '@mantine/core'
import { useRef } from 'react'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import IconX from '@tabler/icons-react/icons/IconX'
import { useShortcuts } from '#/ui/keys/use-shortcuts'
import { useT } from '#/ui/language/use-t'
import classes from './grid-panel.module.css'
import { MAX_KEYWORD } from './grid-search'
import { useSearchText, type Prefill } from './use-search-text'

type Props = {
  /** The keyword in the URL. */
  keyword: string
  onKeyword: (keyword: string) => void
  prefill?: Prefill | undefined
  placeholder?: string
}

const DEBOUNCE_MS = 400

/** The search box of a list; says why it does not search for a key or a text that is too long. */
export function SearchBox({ placeholder, ...options }: Props) {
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
  const { text, problem, commit, inputProps } = useSearchText({
    ...options,
    debounceMs: DEBOUNCE_MS,
    maxLength: MAX_KEYWORD,
  })
  return (
    <TextInput
      ref={input}
      className={classes.searchBox}
      type="search"
      aria-label={t('grid.search')}
      placeholder={placeholder ?? t('grid.search')}
      error={problem}
      leftSection={<IconSearch aria-hidden />}
      rightSectionPointerEvents="all"
      rightSection={
        text && (
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
      {...inputProps}
    />
  )
}
