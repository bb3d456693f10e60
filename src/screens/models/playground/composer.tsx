import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import IconPlayerStop from '@tabler/icons-react/icons/IconPlayerStop'
import IconSend from '@tabler/icons-react/icons/IconSend'
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useFocusFallback } from '#/ui/focus/lost-focus'
import { isComposing } from '#/ui/language/is-composing'
import { useT } from '#/ui/language/use-t'

interface Props {
  /** Where a button may go with what it does: the focus comes here then. */
  panel: RefObject<HTMLElement | null>
  edited: string | undefined
  takesFocus: boolean
  canSend: boolean
  isBusy: boolean
  onSend: (question: string) => void
  onStop: () => void
  onCancelEdit: () => void
}

/** Where the question is typed. Enter sends; a running answer is stopped in the same place. */
export function Composer({
  panel,
  edited,
  takesFocus,
  canSend,
  isBusy,
  onSend,
  onStop,
  onCancelEdit,
}: Props) {
  const t = useT()
  const input = useRef<HTMLTextAreaElement>(null)
  // Such as *Ask again* and *Stop*.
  useFocusFallback(panel, input)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  const send = () => {
    if (!input.current) return
    input.current.focus()
    const question = input.current.value
    if (!canSend || isBusy || question.trim() === '') return
    onSend(question)
    input.current.value = ''
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms what an input method offers.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }
  return (
    <Stack
      component="form"
      gap="xs"
      pos="sticky"
      bottom={0}
      pt="xs"
      pb="sm"
      bg="var(--gc-surface)"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {edited !== undefined && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t('playground.editing')}
          </Text>
          <Button onClick={onCancelEdit}>{t('playground.editing.cancel')}</Button>
        </Group>
      )}
      <Textarea
        ref={input}
        label={t('playground.question')}
        placeholder={t('playground.question.placeholder')}
        rows={3}
        resize="vertical"
        // No state: a key beside a long answer renders nothing.
        defaultValue={edited}
        onKeyDown={onKeyDown}
      />
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" c="dimmed">
          {t('playground.send.hint')}
        </Text>
        {isBusy ? (
          <Button key="stop" flex="none" leftSection={<IconPlayerStop aria-hidden />} onClick={onStop}>
            {t('common.stop')}
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            variant="filled"
            flex="none"
            leftSection={<IconSend aria-hidden />}
          >
            {t('playground.send')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
