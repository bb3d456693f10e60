import { CloseButton, Group, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from '#/ui/button/copy-button'
import { recoverFocus } from '#/ui/focus/lost-focus'
import { useT } from '#/ui/language/use-t'
import { PAGE_TITLE_ID } from '#/ui/text/page-title'
import { Panel } from '#/ui/text/panel'

const MAX_LINES = 12

interface Props {
  title: string
  /** What the lines are. */
  label: string
  lines: readonly string[]
  copyLabel: string
  onClose: () => void
  /** After the button that copies. */
  children: ReactNode
}

/** What was just created, above its list until that is left or this is closed. */
export function CreatedNotice({ title, label, lines, copyLabel, onClose, children }: Props) {
  const t = useT()
  const text = lines.join('\n')
  const close = () => {
    onClose()
    recoverFocus(() => document.getElementById(PAGE_TITLE_ID))
  }
  return (
    <Panel title={title} mb="md" controls={<CloseButton aria-label={t('app.close')} onClick={close} />}>
      <Textarea
        label={label}
        value={text}
        readOnly
        rows={Math.min(lines.length, MAX_LINES)}
        wrap="off"
        autoComplete="off"
        spellCheck={false}
        data-monospace
      />
      <Group>
        <CopyButton variant="filled" text={text}>
          {copyLabel}
        </CopyButton>
        {children}
      </Group>
    </Panel>
  )
}
