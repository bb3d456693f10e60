import { ActionIcon, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import classes from './option.module.css'

interface Props {
  text: string
  onText: (text: string) => void
}

/** Search input for the options of all tabs. */
export function OptionSearch({ text, onText }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      ref={input}
      type="search"
      className={classes.search}
      aria-label={t('option.search')}
      placeholder={t('option.search')}
      autoComplete="off"
      spellCheck={false}
      leftSection={<Icon name="search" />}
      rightSection={
        text && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('grid.clearSearch')}
            onClick={() => {
              onText('')
              input.current?.focus()
            }}
          >
            <Icon name="x" />
          </ActionIcon>
        )
      }
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  )
}
