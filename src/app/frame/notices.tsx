import { Group, VisuallyHidden, Alert, Button } from '@mantine/core'
import { onlineManager, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { isStorageRefused, onStorageRefusal, storedText } from '#/browser/stored-value'
import { formatTimestamp } from '#/format/timestamp'
import { buildOf, currentBuild, fetchServedPage } from '#/http/served-build'
import { clockSkew, onClockSkew, TOLERATED_SKEW_S } from '#/http/server-clock'
import { readOnlyServer, SERVER_NAMES } from '#/http/other-server'
import { allowWrites, isOtherVersion, lastSeenVersion, versionText, STATUS } from '#/resources/status/status'
import { isInAudience } from '#/session/audience'
import { promptReauth, currentReauth, onReauthChange, useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { hasUnsavedWork, reloadWithDrafts } from '#/ui/dialog/unsaved-work'
import { useT } from '#/ui/language/use-t'
import { useStored } from '#/ui/storage/use-stored'

/** Banner above a page whose session ended while its owner reads unsaved input before signing in again. */
export function SignedOutBanner() {
  const t = useT()
  const reauth = useSyncExternalStore(onReauthChange, currentReauth)
  if (!reauth || reauth.isPrompted) return null
  return (
    <Alert color="orange" mb="md" role="status">
      <Group justify="space-between">
        <span>{t('signIn.again.banner')}</span>
        <Button size="xs" onClick={() => promptReauth(true)}>
          {t('app.logIn')}
        </Button>
      </Group>
    </Alert>
  )
}

/** Warning on a page loaded unencrypted from another machine; browsers treat localhost as secure. */
export function InsecureNotice() {
  const t = useT()
  if (window.isSecureContext) return null
  return (
    <Alert color="orange" mb="md" role="note">
      {t('app.insecureContext')}
    </Alert>
  )
}

/** Says that the server is another one of the family, to which no change is sent; an administrator may overrule it. */
export function OtherServerNotice() {
  const t = useT()
  const account = useAccount()
  const { otherServer } = useStatus()
  const isAllowed = useStored(readOnlyServer) === undefined
  if (otherServer === undefined) return null
  return (
    <Alert
      color={isAllowed ? 'orange' : 'red'}
      mb="md"
      role="status"
      title={t('app.otherServer', { server: SERVER_NAMES[otherServer] })}
    >
      <p>{t(isAllowed ? 'app.otherServer.allowed' : 'app.otherServer.refused')}</p>
      {isInAudience(account, 'admins') && (
        <Button size="xs" onClick={() => allowWrites(otherServer, !isAllowed)}>
          {t(isAllowed ? 'app.otherServer.refuse' : 'app.otherServer.allow')}
        </Button>
      )}
    </Alert>
  )
}

const dismissedStorage = storedText('prompt-storage', z.string())

/** Notice that the browser refuses storage, so that settings last only until a reload. */
export function StorageNotice() {
  const t = useT()
  const isRefused = useSyncExternalStore(onStorageRefusal, isStorageRefused)
  const isDismissed = useStored(dismissedStorage) !== undefined
  if (!isRefused || isDismissed) return null
  return (
    <DismissibleNotice onDismiss={() => dismissedStorage.write('true')}>
      {t('app.noStorage')}
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
  const before = useStored(lastSeenVersion)
  useEffect(() => {
    if (before === undefined) lastSeenVersion.write(version)
  }, [before, version])
  if (before === undefined || !isOtherVersion(version, before)) return null
  return (
    <DismissibleNotice role="status" onDismiss={() => lastSeenVersion.write(version)}>
      {t('app.serverUpdated', { before: versionText(before), after: versionText(version) })}
    </DismissibleNotice>
  )
}

/** Announces to screen readers that the connection is back: the offline banner only disappears. */
export function BackOnlineNotice() {
  const t = useT()
  const [isBack, setBack] = useState(false)
  useEffect(() => onlineManager.subscribe(setBack), [])
  return <VisuallyHidden role="status">{isBack && t('app.backOnline')}</VisuallyHidden>
}

/** Interval in ms of the build check while the window is visible, and its minimum age on focus. */
const CHECK_MS = 10 * 60_000

/** Fetches the id of the build being served; falls back to the running one if it cannot be read. */
async function fetchServedBuild(): Promise<string> {
  const page = await fetchServedPage()
  return buildOf(page ?? '') || currentBuild()
}

const servedBuild = queryOptions({
  // Below the status key: it belongs to no account, so it survives signing in and out.
  queryKey: [STATUS, 'build'],
  queryFn: fetchServedBuild,
  // The page was just loaded: its build is the newest one.
  initialData: currentBuild,
  staleTime: CHECK_MS,
  refetchInterval: CHECK_MS,
  refetchOnWindowFocus: true,
  retry: false,
  meta: { errorHandledBy: 'caller' },
})

/** Notice that a newer build of the console is being served, with a button to reload the page. */
export function BuildNotice() {
  const t = useT()
  const { data } = useQuery(servedBuild)
  if (data === currentBuild()) return null
  return (
    <Alert mb="md" role="status">
      <Group justify="space-between">
        <div>
          <div>{t('app.newBuild')}</div>
          {hasUnsavedWork('typed') && <div>{t('problem.chunk.draft')}</div>}
        </div>
        <Button size="xs" onClick={reloadWithDrafts}>
          {t('problem.reload')}
        </Button>
      </Group>
    </Alert>
  )
}

const SECOND_MS = 1000

/** The skew of two loads of a page differs by the times of their responses. */
const SAME_SKEW_S = 2 * TOLERATED_SKEW_S

/** The skew at which the notice of the clocks was dismissed. */
const dismissedSkew = storedText('prompt-clock', z.string())

/** Notice that the clocks of this computer and the server differ, and which one applies. */
export function ClockNotice() {
  const skew = useSyncExternalStore(onClockSkew, clockSkew)
  const dismissed = useStored(dismissedSkew)
  const isDismissed = dismissed !== undefined && Math.abs(Number(dismissed) - skew) <= SAME_SKEW_S
  return skew === 0 || isDismissed ? null : <ClockSkewMessage key={skew} skew={skew} />
}

function ClockSkewMessage({ skew }: { skew: number }) {
  const t = useT()
  const [localSeconds] = useState(() => Math.floor(Date.now() / SECOND_MS))
  return (
    <DismissibleNotice onDismiss={() => dismissedSkew.write(String(skew))}>
      {t('connection.clock', {
        here: formatTimestamp(localSeconds) ?? '',
        there: formatTimestamp(localSeconds + skew) ?? '',
      })}
    </DismissibleNotice>
  )
}

interface DismissibleProps {
  role?: 'note' | 'status'
  onDismiss: () => void
  children: ReactNode
}

/** Notice with a button that closes it; what was dismissed is remembered by the caller. */
function DismissibleNotice({ role = 'note', onDismiss, children }: DismissibleProps) {
  const t = useT()
  const dismiss = () => {
    onDismiss()
    // The focused button unmounts with the notice; without this the focus would fall to the body.
    document.querySelector('h1')?.focus()
  }
  return (
    <Alert mb="md" role={role} withCloseButton closeButtonLabel={t('app.close')} onClose={dismiss}>
      {children}
    </Alert>
  )
}
