import { Button, Code, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAccount } from '#/session/use-account'
import { ButtonLink } from '#/ui/controls/button-link'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'

const MAX_MESSAGE_LENGTH = 300

interface ProblemPageProps {
  title: string
  hint: string
  /** Links or buttons that lead on. */
  children?: ReactNode
}

/** Layout of a page that replaces a screen: title, reason, and links or buttons. */
export function ProblemPage({ title, hint, children }: ProblemPageProps) {
  return (
    <Stack align="flex-start" gap="md" py="xl">
      <PageTitle>{title}</PageTitle>
      <Text>{hint}</Text>
      {children}
    </Stack>
  )
}

/** The message of an error, truncated, as a code block. */
export function ErrorMessage({ error }: { error: unknown }) {
  const message = error instanceof Error ? error.message : String(error)
  return <Code block>{message.slice(0, MAX_MESSAGE_LENGTH)}</Code>
}

/** Page for a URL without a route, or with an invalid id. */
export function NotFoundPage() {
  const t = useT()
  return (
    <ProblemPage title={t('problem.notFound')} hint={t('problem.notFound.hint')}>
      <ButtonLink to="/">{t('problem.backHome')}</ButtonLink>
    </ProblemPage>
  )
}

/** Page for a user who opens a URL for administrators. */
export function NoPermissionPage() {
  const t = useT()
  const username = useAccount()?.username ?? ''
  return (
    <ProblemPage title={t('problem.noPermission')} hint={t('problem.noPermission.hint', { username })}>
      <ButtonLink to="/token">{t('problem.backToTokens')}</ButtonLink>
    </ProblemPage>
  )
}

interface RouteProblemPageProps {
  error: unknown
  /** Renders the route again. */
  reset: () => void
}

/** Error boundary page of a route: an unexpected error during render. For failed chunks see `lazyScreen`. */
export function RouteProblemPage({ error, reset }: RouteProblemPageProps) {
  const t = useT()
  return (
    <ProblemPage title={t('problem.route')} hint={t('problem.route.hint')}>
      <ErrorMessage error={error} />
      <Button onClick={reset}>{t('problem.retry')}</Button>
    </ProblemPage>
  )
}

/** Page shown instead of the console inside a frame of another site (T-14); without controls worth clickjacking. */
export function FramedPage() {
  const t = useT()
  return (
    <main>
      <h1>{t('problem.framed')}</h1>
      <p>{t('problem.framed.hint')}</p>
      <a href="/" target="_blank" rel="noopener noreferrer">
        {t('externalFrame.open')}
      </a>
    </main>
  )
}
