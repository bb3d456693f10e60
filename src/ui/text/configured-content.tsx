import { Text } from '@mantine/core'
import { useState } from 'react'
import { safeUrl } from '#/browser/urls'
import { useT } from '#/ui/language/use-t'
import { useElapsed } from '../status/use-elapsed'
import { ConfiguredMarkdown } from './configured-text'
import classes from './content.module.css'

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
  /** The title of the iframe. */
  title: string
}

/** Renders configured content: a sandboxed iframe for an `https` URL, else sanitised Markdown or HTML. */
export function ConfiguredContent({ text, title }: ContentProps) {
  const t = useT()
  if (!isAddress(text)) return <ConfiguredMarkdown text={text} />
  const address = safeUrl('frame', text.trim())
  return address ? (
    // The key resets the loading state when the URL changes.
    <ExternalFrame key={address} address={address} title={title} />
  ) : (
    <Text>{t('externalFrame.refused')}</Text>
  )
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
    <div className={classes.external}>
      <div className={classes.bar}>
        <a href={address} target="_blank" rel="noopener noreferrer" className={classes.link}>
          {t('externalFrame.open')}
        </a>
        <bdi translate="no" className={classes.host}>
          {new URL(address).host}
        </bdi>
        <span role="status">{isSlow && t('externalFrame.slow')}</span>
      </div>
      <iframe
        src={address}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- scripts and same-origin together disable the sandbox only for pages of this origin, which `safeUrl` refuses
        sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
        referrerPolicy="no-referrer"
        allow="clipboard-write"
        className={classes.frame}
        onLoad={() => setLoaded(true)}
      />
    </div>
  )
}
