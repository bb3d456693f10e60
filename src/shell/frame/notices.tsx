import { Alert } from '#/ui/controls/alert'
import { Group } from '#/ui/layout/layout'
import { Button } from '#/ui/controls/button'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isStorageRefused, onStorageRefusal } from '#/browser/stored-value'
import { isOtherVersion, lastSeenVersion, versionText } from '#/resources/status/status'
import { promptReauth, currentReauth, onReauthChange } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'
import { DismissibleNotice } from '#/ui/status/dismissible-notice'
import { VisuallyHidden } from '#/ui/text/visually-hidden'

/** Banner above a page whose session ended while its owner reads unsaved input before signing in again. */
export function SignedOutBanner() {
  const t = useT()
  const reauth = useSyncExternalStore(onReauthChange, currentReauth)
  if (!reauth || reauth.isPrompted) return null
  return (
    <Alert tone="warning" isSpaced role="status">
      <Group justify="between">
        <span>{t('signIn.again.banner')}</span>
        <Button size="sm" onClick={() => promptReauth(true)}>
          {t('shell.logIn')}
        </Button>
      </Group>
    </Alert>
  )
}

/** Warning on a page loaded unencrypted from another machine; browsers treat localhost as secure (T-36). */
export function InsecureNotice() {
  const t = useT()
  if (window.isSecureContext) return null
  return (
    <Alert tone="warning" isSpaced role="note">
      {t('shell.insecureContext')}
    </Alert>
  )
}

/** Dismissible notice that the browser refuses storage, so that settings last only until a reload (PS25). */
export function StorageNotice() {
  const t = useT()
  const isRefused = useSyncExternalStore(onStorageRefusal, isStorageRefused)
  if (!isRefused) return null
  return (
    <DismissibleNotice storageKey="storage" closeLabel={t('shell.close')}>
      {t('shell.noStorage')}
    </DismissibleNotice>
  )
}

/**
 * Notice that the server runs another version than this browser saw last, until dismissed. The version of the console
 * is independent of the server's; on a first visit there is nothing to compare with.
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
      isSpaced
      role="status"
      closeLabel={t('shell.close')}
      onClose={() => {
        lastSeenVersion.write(version)
        // The focused close button unmounts with the notice.
        document.querySelector('h1')?.focus()
      }}
    >
      {t('shell.serverUpdated', { before: versionText(before), after: versionText(version) })}
    </Alert>
  )
}

/** Announces to screen readers that the connection is back: the offline banner only disappears (AX-42). */
export function BackOnlineNotice() {
  const t = useT()
  const [isBack, setBack] = useState(false)
  useEffect(() => onlineManager.subscribe(setBack), [])
  return <VisuallyHidden role="status">{isBack && t('shell.backOnline')}</VisuallyHidden>
}
