import { usableServerAddress } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { IconButton } from '#/ui/controls/icon-button'
import { useCopy } from '#/ui/controls/use-copy'
import { useT } from '#/ui/language/use-t'
import classes from './home.module.css'

/** Base URL that clients call the gateway's models at. */
export function useApiAddress(): string {
  return `${usableServerAddress(useStatus()) ?? window.location.origin}/v1`
}

/** The base URL with a button that copies it. */
export function ApiAddress() {
  const t = useT()
  const copy = useCopy()
  const address = useApiAddress()
  return (
    <span className={classes.address}>
      <code>{address}</code>
      <IconButton icon="copy" label={t('home.gettingStarted.copy')} onClick={() => void copy(address)} />
    </span>
  )
}
