import { Button, Text } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown'
import IconMessage from '@tabler/icons-react/icons/IconMessage'
import IconPencil from '@tabler/icons-react/icons/IconPencil'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '#/ui/controls/icon-button'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'
import { AnswerView } from './answer-view'
import type { Turn } from './conversation'
import classes from './playground.module.css'
import type { AskWith, ConversationHandle } from './use-conversation'

/** From this distance on, in px, the user reads something further up. */
const NEAR_END = 80

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  return scrollHeight - clientHeight - scrollTop < NEAR_END
}

const toEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight })

/** Scrolls along with what arrives while the end of the page is in sight. Returns whether it is not. */
function useFollowEnd(): boolean {
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
  useLayoutEffect(() => {
    if (isFollowing.current) toEnd()
  })
  return isAway
}

interface Props {
  conversation: ConversationHandle
  /** Undefined without a token or a model. */
  askWith: AskWith | undefined
  onEdit: (turn: Turn) => void
}

/** Questions and answers, oldest first. */
export function Conversation({ conversation, askWith, onEdit }: Props) {
  const t = useT()
  const { turns, isRunning, retry } = conversation
  const isAway = useFollowEnd()
  if (turns.length === 0)
    return (
      <EmptyState icon={IconMessage} title={t('playground.empty')}>
        <Text c="dimmed">{t('playground.empty.hint')}</Text>
      </EmptyState>
    )
  return (
    <section aria-label={t('playground.conversation')} className={classes.turns}>
      {turns.map((turn, at) => (
        <div key={turn.id} className={classes.turn}>
          <div className={classes.question}>
            <p dir="auto">{turn.question}</p>
            {!isRunning && (
              <IconButton icon={IconPencil} label={t('playground.edit')} onClick={() => onEdit(turn)} />
            )}
          </div>
          <div className={classes.answers}>
            {turn.answers.map((answer, column) => (
              <AnswerView
                key={answer.id}
                answer={answer}
                onRetry={askWith && at === turns.length - 1 ? () => retry(turn, column, askWith) : undefined}
              />
            ))}
          </div>
        </div>
      ))}
      {isAway && isRunning && (
        <Button className={classes.toEnd} leftSection={<IconArrowDown aria-hidden />} onClick={toEnd}>
          {t('playground.toEnd')}
        </Button>
      )}
    </section>
  )
}
