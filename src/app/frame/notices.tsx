import { Alert, Button, Group, type AlertProps } from '@mantine/core'
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storageRefused, storedValue } from '#/browser/stored-value'
import { formatTimestamp, localTime } from '#/format/timestamp'
import { isOutage, messageOf, retryAfterOf } from '#/http/failure'
import { buildOf, currentBuild, fetchServedPage } from '#/http/served-build'
import { clockSkew, TOLERATED_SKEW_S } from '#/http/server-clock'
import { readOnlyServer, SERVER_NAMES } from '#/http/other-server'
import { allowWrites, isOtherVersion, lastSeenVersion, statusQueries } from '#/resources/status/status'
import { isInAudience, isRoot } from '#/session/audience'
import { promptReauth, reauth, rootPassword, useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { LinkButton } from '#/ui/button/link-button'
import { RetryButton } from '#/ui/button/retry-button'
import { hasUnsavedWork, reloadWithDrafts } from '#/ui/dialog/unsaved-work'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { useStored } from '#/ui/storage/use-stored'
import { useMinute } from '#/ui/text/time-text'
import { hasReadFailed, isStale, useOutage } from '../problem/outage'

/** URL of the controls of an embedded gateway, set by its host in the page; absent with a real server. */
export const controlsUrl = document.head.querySelector<HTMLMetaElement>(
  'meta[name="gateway-controls"]',
)?.content

export function Notices() {
  return (
    <>
      <SignedOutBanner />
      <OtherServerNotice />
      <DefaultPasswordNotice />
      <InsecureNotice />
      <ConnectionNotice />
      <ClockNotice />
      <StorageNotice />
      <VersionNotice />
      <BuildNotice />
    </>
  )
}

/** What it says, and a button or link at the end of the line. `onClose` offers to close it: the caller remembers that. */
function Notice({ onClose, children, ...props }: AlertProps) {
  const t = useT()
  return (
    <Alert
      mb="md"
      role="note"
      withCloseButton={onClose !== undefined}
      closeButtonLabel={t('app.close')}
      onClose={() => {
        onClose?.()
        // The focused button unmounts with the notice; without this the focus would fall to the body.
        document.querySelector('h1')?.focus()
      }}
      {...props}
    >
      <Group justify="space-between">{children}</Group>
    </Alert>
  )
}

/** Above a page whose session ended while its owner reads unsaved input before signing in again. */
function SignedOutBanner() {
  const t = useT()
  const current = useStored(reauth)
  if (!current || current.isPrompted) return null
  return (
    <Notice color="orange" role="status">
      <span>{t('signIn.again.banner')}</span>
      <Button size="xs" onClick={() => promptReauth(true)}>
        {t('common.logIn')}
      </Button>
    </Notice>
  )
}

/** On a page loaded unencrypted from another machine; browsers treat localhost as secure. */
export function InsecureNotice() {
  const t = useT()
  return window.isSecureContext ? null : <Notice color="orange">{t('app.insecureContext')}</Notice>
}

/** Says that the server is another one of the family, to which no change is sent; an administrator may overrule it. */
function OtherServerNotice() {
  const t = useT()
  const account = useAccount()
  const { otherServer } = useStatus()
  const isAllowed = useStored(readOnlyServer) === undefined
  if (otherServer === undefined) return null
  return (
    <Notice
      color={isAllowed ? 'orange' : 'red'}
      role="status"
      title={t('app.otherServer', { server: SERVER_NAMES[otherServer] })}
    >
      <span>{t(isAllowed ? 'app.otherServer.allowed' : 'app.otherServer.refused')}</span>
      {isInAudience(account, 'admins') && (
        <Button size="xs" onClick={() => allowWrites(otherServer, !isAllowed)}>
          {t(isAllowed ? 'app.otherServer.refuse' : 'app.otherServer.allow')}
        </Button>
      )}
    </Notice>
  )
}

const DAY_MS = 86_400_000
/** When the notice of the default password was put off, in unix ms. */
const postponed = storedValue('default-password-later', z.int())

/**
 * For the super administrator who has signed in with the password of a new installation, until another is set. On the embedded
 * gateway, which nobody else reaches, on home only.
 */
function DefaultPasswordNotice() {
  const t = useT()
  const account = useAccount()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const password = useStored(rootPassword)
  const postponedAt = useStored(postponed)
  const [now] = useState(() => Date.now())
  if (!account || !isRoot(account) || password !== 'default') return null
  if (controlsUrl !== undefined && path !== '/') return null
  if (postponedAt !== undefined && Math.abs(now - postponedAt) < DAY_MS) return null
  return (
    <Notice
      color="red"
      closeButtonLabel={t('app.defaultPassword.later')}
      onClose={() => postponed.write(Date.now())}
    >
      <span>{t('app.defaultPassword')}</span>
      {path !== '/user/edit' && (
        <LinkButton size="xs" to="/user/edit" search={{ focus: 'password' }} state={{ fromList: true }}>
          {t('app.defaultPassword.change')}
        </LinkButton>
      )}
    </Notice>
  )
}

/** Seconds until a failed refetch is tried again, where the server names none. */
const RETRY_S = 30

const subscribeToConnection = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** While the browser is offline or what is displayed cannot be fetched again. */
function ConnectionNotice() {
  const t = useT()
  const cache = useQueryClient()
  const online = useSyncExternalStore(subscribeToConnection, isOnline)
  // Observed here, so that it is one of the displayed queries.
  useQuery(statusQueries.current())
  const outage = useOutage()
  if (online && !outage) return null
  const shown = cache.getQueryCache().findAll({ type: 'active', predicate: online ? isStale : undefined })
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0)
  const message = outage && online ? messageOf(outage.error) : t('app.offline')
  const wait = retryAfterOf(outage?.error) ?? { seconds: RETRY_S, automatic: isOutage(outage?.error) }
  return (
    <Notice color="orange" role="status">
      <span>
        <span lang={serverTextLanguage(message)}>{message}</span>{' '}
        {times.length > 0
          ? t('connection.asOf', { time: localTime(Math.min(...times)) })
          : online && t('app.statusProblem')}
      </span>
      {online && (
        <RetryButton
          size="xs"
          wait={wait.automatic ? { ...wait, startedAt: outage?.errorUpdatedAt } : undefined}
          onRetry={() =>
            void cache.refetchQueries({ type: 'active', predicate: hasReadFailed }, { cancelRefetch: false })
          }
        />
      )}
    </Notice>
  )
}

/** Says that the browser refuses storage, so that settings last only until a reload. */
function StorageNotice() {
  const t = useT()
  const isRefused = useStored(storageRefused)
  const [isDismissed, setDismissed] = useState(false)
  if (!isRefused || isDismissed) return null
  return <Notice onClose={() => setDismissed(true)}>{t('app.noStorage')}</Notice>
}

/**
 * Says that the server runs another version than this browser saw last, until dismissed. The version of the console
 * is independent of the server's; on a first visit there is nothing to compare with.
 */
export function VersionNotice() {
  const t = useT()
  const { version } = useStatus()
  const before = useStored(lastSeenVersion)
  useEffect(() => {
    if (before === undefined && version !== '') lastSeenVersion.write(version)
  }, [before, version])
  if (before === undefined || !isOtherVersion(version, before)) return null
  return (
    <Notice role="status" onClose={() => lastSeenVersion.write(version)}>
      {t('app.serverUpdated', { before, after: version })}
    </Notice>
  )
}

/** Interval in ms of the build check while the window is visible, and its minimum age on focus. */
const CHECK_MS = 10 * 60_000

/** Says that a newer build of the console is being served, with a button to reload the page. */
function BuildNotice() {
  const t = useT()
  const { data } = useQuery({
    // Below the status key: it belongs to no account, so it survives signing in and out.
    queryKey: ['status', 'build'],
    // A page that cannot be read counts as the running build.
    queryFn: async () => buildOf((await fetchServedPage()) ?? '') || currentBuild(),
    // The page was just loaded: its build is the newest one.
    initialData: currentBuild,
    staleTime: CHECK_MS,
    refetchInterval: CHECK_MS,
    refetchOnWindowFocus: true,
    retry: false,
  })
  if (data === currentBuild()) return null
  return (
    <Notice role="status">
      <div>
        {t('app.newBuild')}
        {hasUnsavedWork('typed') && <div>{t('problem.chunk.draft')}</div>}
      </div>
      <Button size="xs" onClick={reloadWithDrafts}>
        {t('problem.reload')}
      </Button>
    </Notice>
  )
}

/** The skew of two loads of a page differs by the times of their responses. */
const SAME_SKEW_S = 2 * TOLERATED_SKEW_S

/** The skew at which the notice of the clocks was dismissed. */
const dismissedSkew = storedValue('prompt-clock', z.number())

/** Says that the clocks of this computer and the server differ, and which one applies. */
export function ClockNotice() {
  const t = useT()
  const now = useMinute()
  const skew = useStored(clockSkew)
  const dismissed = useStored(dismissedSkew) ?? Infinity
  if (skew === 0 || Math.abs(dismissed - skew) <= SAME_SKEW_S) return null
  return (
    <Notice onClose={() => dismissedSkew.write(skew)}>
      {t('connection.clock', { here: formatTimestamp(now) ?? '', there: formatTimestamp(now + skew) ?? '' })}
    </Notice>
  )
}
