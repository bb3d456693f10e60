import { Alert } from '@mantine/core'
import { useEffect, useSyncExternalStore } from 'react'
import { isOtherVersion, lastSeenVersion, versionText } from '#/resources/status/server-version'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'

/**
 * Tells that the server has another version than the one this browser saw last, until somebody takes note of it. The
 * console's own version says nothing about the server's. On a first visit there is nothing to compare with.
 */
export function VersionNotice() {
  const t = useT()
  const { version } = useStatus()
  const before = useSyncExternalStore(lastSeenVersion.subscribe, lastSeenVersion.read)
  useEffect(() => {
    if (before === undefined) lastSeenVersion.write(version)
  }, [before, version])
  if (before === undefined || !isOtherVersion(version, before)) return null
  return (
    <Alert
      role="status"
      mb="md"
      withCloseButton
      closeButtonLabel={t('shell.close')}
      onClose={() => {
        lastSeenVersion.write(version)
        // The button goes with its notice; the page's title is where one came from.
        document.querySelector('h1')?.focus()
      }}
    >
      {t('shell.serverUpdated', { before: versionText(before), after: versionText(version) })}
    </Alert>
  )
}
