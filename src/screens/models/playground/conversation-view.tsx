import { Group, Paper, Stack, Text } from '@mantine/core'
import IconMessage from '@tabler/icons-react/icons/IconMessage'
import IconPencil from '@tabler/icons-react/icons/IconPencil'
import { useEffect, useRef, type RefObject } from 'react'
import { AnswerView } from '#/parts/answer/answer-view'
import { IconButton } from '#/ui/button/icon-button'
import { useT } from '#/ui/language/use-t'
import { columnsOf } from '#/ui/theme/columns'
import { EmptyState } from '#/ui/status/empty-state'
import type { Turn } from './conversation'
import { useTurns, type AskWith } from './use-conversation'

const PRE_WRAP = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** From this distance on, in px, the user reads something further up. */
const NEAR_END = 80

/** Scrolls along with `element`, which has `count` turns, while the end of the page is in sight, and to a new turn. */
function useFollowEnd(element: RefObject<HTMLElement | null>, count: number): void {
  const isFollowing = useRef(true)
  useEffect(() => {
    const page = document.documentElement
    const onScroll = () => {
      isFollowing.current = page.scrollHeight - page.clientHeight - page.scrollTop < NEAR_END
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => {
    if (!element.current || count === 0) return undefined
    isFollowing.current = true
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) window.scrollTo({ top: document.documentElement.scrollHeight })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, count])
}

interface Props {
  /** Undefined without a token or a model. */
  askWith: AskWith | undefined
  isBusy: boolean
  onEdit: (turn: Turn) => void
  onRetry: (turn: Turn, column: number, askWith: AskWith) => void
}

export function Conversation({ askWith, isBusy, onEdit, onRetry }: Props) {
  const t = useT()
  const turns = useTurns()
  const element = useRef<HTMLDivElement>(null)
  useFollowEnd(element, turns.length)
  return (
    <Stack component="section" ref={element} data-above-bar aria-label={t('playground.conversation')}>
      {turns.length === 0 && (
        <EmptyState icon={IconMessage} title={t('playground.empty')}>
          <Text c="dimmed">{t('playground.empty.hint')}</Text>
        </EmptyState>
      )}
      {turns.map((turn, at) => (
        <Stack key={turn.id}>
          <Group justify="flex-end" wrap="nowrap" align="start">
            <Paper component="p" dir="auto" m={0} px="sm" py="xs" bg="var(--gc-accent-soft)" style={PRE_WRAP}>
              {turn.question}
            </Paper>
            {!isBusy && (
              <IconButton icon={IconPencil} label={t('playground.edit')} onClick={() => onEdit(turn)} />
            )}
          </Group>
          <div style={columnsOf(turn.answers.length > 1 ? 'var(--gc-length-20)' : '100%')}>
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
    </Stack>
  )
}
