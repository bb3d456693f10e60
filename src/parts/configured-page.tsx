import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { retryAfterOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { contentQueries } from '#/resources/status/content-queries'
import { storedContent } from '#/resources/status/content-storage'
import { Loading } from '#/ui/status/loading'
import { ProblemPanel } from '#/ui/status/problem-panel'
import { useT } from '#/ui/language/use-t'
import { ConfiguredContent, isAddress } from '#/ui/text/configured-content'
import { PageTitle } from '#/ui/text/page-title'

const PAGES = {
  home: { query: contentQueries.home, kept: () => storedContent('home_page_content') },
  about: { query: contentQueries.about, kept: () => storedContent('about') },
}

interface Props {
  page: keyof typeof PAGES
  title: string
  /** What the page is called where it says that it could not be read, or is being read. */
  noun: string
  /** Configured content has a beginning of its own: the title is then there for screen readers alone. */
  replacesTitle?: boolean
  /** What stands there while nothing is configured. */
  children: ReactNode
}

/** A page that administrators may write: what was last known of it at once, then what the server says. */
export function ConfiguredPage({ page, title, noun, replacesTitle = false, children }: Props) {
  const t = useT()
  const { query, kept } = PAGES[page]
  const { data, error, refetch } = useQuery(query())
  const text = data ?? kept()
  const isConfigured = Boolean(text?.trim())
  // A frame takes the whole place, and has a title of its own in most cases.
  const isTitleReplaced = replacesTitle || isAddress(text ?? '')
  return (
    <>
      <PageTitle hidden={isTitleReplaced && isConfigured}>{title}</PageTitle>
      {error && (
        <ProblemPanel
          title={t('problem.couldNotLoad', { what: noun })}
          message={messageOf(error)}
          wait={retryAfterOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {text === undefined && !error ? (
        <Loading prompt={noun} />
      ) : isConfigured ? (
        <ConfiguredContent text={text ?? ''} title={title} />
      ) : (
        children
      )}
    </>
  )
}
