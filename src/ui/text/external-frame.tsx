import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useT } from '#/ui/language/use-t'
import classes from './external-frame.module.css'

/** After this time without a sign of life the way around the frame is pointed out (FM-X1). */
const LOAD_TIMEOUT_MS = 15_000

interface Props {
  /** Of another origin: what comes out of `safeUrl('frame', …)`. Its scripts would else reach our storage (T-07). */
  address: string
  title: string
}

/** A page of another origin that fills the screen and reaches nothing of ours, with the way to open it by itself. */
export function ExternalFrame({ address, title }: Props) {
  const t = useT()
  const [state, setState] = useState<'loading' | 'late' | 'there'>('loading')
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.place}>
      <div className={classes.bar}>
        <a href={address} target="_blank" rel="noopener noreferrer" className={classes.link}>
          {t('externalFrame.open')}
        </a>
        <bdi className={classes.host}>{new URL(address).host}</bdi>
        <Text component="span" size="sm" role="status">
          {state === 'late' && t('externalFrame.slow')}
        </Text>
      </div>
      <iframe
        src={address}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the two undo a sandbox only for pages of our own origin, which never get here
        sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
        referrerPolicy="no-referrer"
        allow="clipboard-write"
        className={classes.frame}
        onLoad={() => setState('there')}
      />
    </div>
  )
}
