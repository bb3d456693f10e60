import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { safeUrl } from '#/browser/urls'
import { useT } from '#/ui/language/use-t'
import { useElapsed } from '../status/use-elapsed'
import { ConfiguredMarkdown } from './configured-text'

/** After this time without a `load` event, a note points to the link that opens the page by itself. */
const LOAD_TIMEOUT_MS = 15_000

/**
 * Whether a configured text is the URL of an external page: exactly one normalised `https` URL, where only the slash
 * after a bare host may be missing. Any other text is content.
 */
export function isAddress(text: string): boolean {
  const trimmed = text.trim()
  if (!trimmed.startsWith('https://') || !URL.canParse(trimmed)) return false
  const { href } = new URL(trimmed)
  return href === trimmed || href === `${trimmed}/`
}

interface ContentProps {
  /** The administrator's text: the URL of an external page, or Markdown or HTML. */
  text: string
  title: string
}

/** Renders configured content: a sandboxed iframe for an `https` URL, else sanitised Markdown or HTML. */
export function ConfiguredContent({ text, title }: ContentProps) {
  const t = useT()
  if (!isAddress(text)) return <ConfiguredMarkdown text={text} />
  const address = safeUrl('frame', text.trim())
  if (!address) return <Text>{t('externalFrame.refused')}</Text>
  // The key resets the loading state when the URL changes.
  return <ExternalFrame key={address} address={address} title={title} />
}

interface FrameProps {
  /** A URL from `safeUrl('frame', …)`: never of this origin, whose scripts could read local storage. */
  address: string
  title: string
}

/** A sandboxed iframe with a page of another origin, and a link that opens the page in a new tab. */
export function ExternalFrame({ address, title }: FrameProps) {
  const t = useT()
  const [isLoaded, setLoaded] = useState(false)
  const isSlow = useElapsed(LOAD_TIMEOUT_MS, !isLoaded)
  return (
    // As wide as the content area and as high as the window allows.
    <Stack
      gap={0}
      mx="calc(-1 * var(--gc-gutter, 0px))"
      h="max(var(--gc-length-26), 100dvh - var(--gc-length-7))"
    >
      <Group align="baseline" px="var(--gc-gutter, 0px)" py="var(--gc-space-1)" fz="sm">
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t('externalFrame.open')}
        </a>
        <Text component="bdi" translate="no" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {new URL(address).host}
        </Text>
        <span role="status">{isSlow && t('externalFrame.slow')}</span>
      </Group>
      <iframe
        src={address}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- scripts and same-origin together disable the sandbox only for pages of this origin, which `safeUrl` refuses
        sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
        referrerPolicy="no-referrer"
        allow="clipboard-write"
        style={{ flex: 1, border: 0, background: 'var(--mantine-color-white)' }}
        onLoad={() => setLoaded(true)}
      />
    </Stack>
  )
}
