import { Button, Group, Stack, Text } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown'
import IconMessage from '@tabler/icons-react/icons/IconMessage'
import IconPencil from '@tabler/icons-react/icons/IconPencil'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { AnswerView } from '#/parts/answer/answer-view'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'
import type { Turn } from './conversation'
import classes from './playground.module.css'
import { useTurns, type AskWith } from './use-conversation'

/** From this distance on, in px, the user reads something further up. */
const NEAR_END = 80

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  return scrollHeight - clientHeight - scrollTop < NEAR_END
}

const toEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight })

/**
 * Scrolls along with `element`, which has `count` turns, while the end of the page is in sight, and to a new turn. Returns whether
 * the end is out of sight.
 */
function useFollowEnd(element: RefObject<HTMLElement | null>, count: number): boolean {
  const isFollowing = useRef(true)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const onScroll = () => {
      isFollowing.current = isAtEnd()
      setAway(!isFollowing.current)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => {
    if (!element.current || count === 0) return undefined
    isFollowing.current = true
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) toEnd()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, count])
  return isAway
}

interface Props {
  /** Undefined without a token or a model. */
  askWith: AskWith | undefined
  isBusy: boolean
  onEdit: (turn: Turn) => void
  /** Asks for the answer of a column again. */
  onRetry: (turn: Turn, column: number, askWith: AskWith) => void
}

/** Questions and answers, oldest first. */
export function Conversation({ askWith, isBusy, onEdit, onRetry }: Props) {
  const t = useT()
  const turns = useTurns()
  const element = useRef<HTMLDivElement>(null)
  const isAway = useFollowEnd(element, turns.length)
  return (
    <Stack
      component="section"
      ref={element}
      aria-label={t('playground.conversation')}
      className={classes.turns}
    >
      {turns.length === 0 && (
        <EmptyState icon={IconMessage} title={t('playground.empty')}>
          <Text c="dimmed">{t('playground.empty.hint')}</Text>
        </EmptyState>
      )}
      {turns.map((turn, at) => (
        <Stack key={turn.id}>
          <Group justify="flex-end" wrap="nowrap" align="start">
            <p dir="auto" className={classes.question}>
              {turn.question}
            </p>
            {!isBusy && (
              <IconActionButton icon={IconPencil} label={t('playground.edit')} onClick={() => onEdit(turn)} />
            )}
          </Group>
          <div className={classes.answers}>
            {turn.answers.map((answer, column) => (
              <AnswerView
                key={answer.id}
                answer={answer}
                onRetry={
                  askWith && at === turns.length - 1 ? () => onRetry(turn, column, askWith) : undefined
                }
              />
            ))}
          </div>
        </Stack>
      ))}
      {isAway && isBusy && (
        <Button style={{ alignSelf: 'center' }} leftSection={<IconArrowDown aria-hidden />} onClick={toEnd}>
          {t('playground.toEnd')}
        </Button>
      )}
    </Stack>
  )
}
