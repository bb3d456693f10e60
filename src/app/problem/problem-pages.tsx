import { LinkButton } from '#/ui/button/link-button'
import { Text, Group, Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Icon } from '@tabler/icons-react'
import IconInfoCircle from '@tabler/icons-react/icons/IconInfoCircle'
import IconKey from '@tabler/icons-react/icons/IconKey'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { useAccount } from '#/session/session'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'
import { PageTitle } from '#/ui/text/page-title'
import { useMenu } from '../menu/menu-list'
import { ErrorText } from './error-text'

/** Layout of a page that replaces a screen: title, reason, and links or buttons that lead on. */
export function ProblemPage(props: { icon?: Icon; title: string; hint: string; children?: ReactNode }) {
  const { icon = IconInfoCircle, title, hint, children } = props
  return (
    <EmptyState icon={icon}>
      <PageTitle>{title}</PageTitle>
      <Text>{hint}</Text>
      {children}
    </EmptyState>
  )
}

/** Page for a URL without a route, or with an invalid id. */
export function NotFoundPage() {
  const t = useT()
  return (
    <ProblemPage icon={IconSearch} title={t('problem.notFound')} hint={t('problem.notFound.hint')}>
      <LinkButton variant="filled" to="/">
        {t('common.toHome')}
      </LinkButton>
    </ProblemPage>
  )
}

export function NoPermissionPage() {
  const t = useT()
  const username = useAccount()?.username ?? ''
  return (
    <ProblemPage
      icon={IconKey}
      title={t('problem.noPermission')}
      hint={t('problem.noPermission.hint', { username })}
    >
      <LinkButton variant="filled" to="/token">
        {t('problem.backToTokens')}
      </LinkButton>
    </ProblemPage>
  )
}

/**
 * Error boundary page of a route: an unexpected error during render, maybe of the response to a write. Forms store their
 * drafts when they are unmounted. For failed chunks see `pageOptions`.
 */
export function RouteProblemPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const t = useT()
  const { path, place } = useMenu()
  return (
    <ProblemPage title={t('problem.route')} hint={t('problem.route.hint')}>
      <Text>{t('problem.chunk.draft')}</Text>
      <ErrorText error={error} />
      <Group>
        <Button variant="filled" onClick={reset}>
          {t('problem.retry')}
        </Button>
        {place && place.to !== path && (
          <LinkButton to={place.to}>{t('problem.backTo', { place: t(place.label) })}</LinkButton>
        )}
        {path !== '/' && <LinkButton to="/">{t('common.toHome')}</LinkButton>}
      </Group>
    </ProblemPage>
  )
}

/** Page shown instead of the console inside a frame of another site; without controls worth clickjacking. */
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
