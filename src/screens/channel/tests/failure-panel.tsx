import { useId } from 'react'
import { channelName } from '#/resources/channel/channel'
import { LinkButton } from '#/ui/controls/link-button'
import { SidePanel } from '#/ui/dialog/side-panel'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { pairKey, type TestRun } from '#/shell/channel-tests/channel-test'
import classes from './tests.module.css'

interface Props {
  run: TestRun
  /** `pairKey` of the test. */
  shown: string
  onClose: () => void
}

/** What the server said about one failed test, in full. */
export function FailurePanel({ run, shown, onClose }: Props) {
  const t = useT()
  const messageId = useId()
  const cell = run.cells.get(shown)
  const pair = run.pairs.find(({ channel, model }) => pairKey(channel.id, model) === shown)
  if (!pair || cell?.state !== 'failed') return null
  const { channel, model } = pair
  return (
    <SidePanel
      title={t('tests.failure', { name: channelName(channel), model })}
      describedBy={messageId}
      subject={shown}
      onClose={onClose}
    >
      <p id={messageId} className={classes.message} lang={serverTextLanguage(cell.message)}>
        {cell.fullText ?? cell.message}
      </p>
      <LinkButton to="/channel/edit/$id" params={{ id: channel.id }}>
        {t('tests.failure.edit')}
      </LinkButton>
    </SidePanel>
  )
}
