import { Text } from '@mantine/core'
import { safeUrl } from '#/browser/safe-url'
import { useT } from '#/ui/language/use-t'
import { ConfiguredMarkdown } from './configured-markdown'
import { ExternalFrame } from './external-frame'

/**
 * Whether a configured text names a page elsewhere: nothing but one `https` address, written as the parser prints it.
 * The closing slash behind a bare host may be missing. Everything else is a text.
 */
export function isAddress(text: string): boolean {
  const typed = text.trim()
  if (!typed.startsWith('https://') || !URL.canParse(typed)) return false
  const { href } = new URL(typed)
  return href === typed || href === `${typed}/`
}

interface Props {
  /** As an administrator typed it: the address of a page elsewhere, or Markdown or HTML. */
  text: string
  /** What the frame of a page elsewhere is called. */
  title: string
}

/** Configured content, whatever it is: a sandboxed frame for an `https://` address, else formatted text. */
export function ConfiguredContent({ text, title }: Props) {
  const t = useT()
  if (!isAddress(text)) return <ConfiguredMarkdown text={text} />
  const address = safeUrl('frame', text.trim())
  return address ? (
    // Another address is another page: nothing of what is known of the one before holds for it.
    <ExternalFrame key={address} address={address} title={title} />
  ) : (
    <Text>{t('externalFrame.refused')}</Text>
  )
}
