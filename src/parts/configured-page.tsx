import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { retryAfterOf, messageOf } from '#/http/failure'
import { contentQueries, storedContent } from '#/resources/status/content'
import { useT } from '#/ui/language/use-t'
import { Loading } from '#/ui/status/loading'
import { ProblemPanel } from '#/ui/status/problem-panel'
import { ConfiguredContent, isAddress } from '#/ui/text/configured-content'
import { PageTitle } from '#/ui/text/page-title'

const PAGES = {
  home: { noun: 'home.noun', stored: storedContent.home_page_content },
  about: { noun: 'about.noun', stored: storedContent.about },
} as const

interface Props {
  page: keyof typeof PAGES
  title: string
  above?: ReactNode
  children: ReactNode
}

/** Page with content configured by administrators: renders the stored copy at once, then the fetched one. */
export function ConfiguredPage({ page, title, above, children }: Props) {
  const t = useT()
  const { noun, stored } = PAGES[page]
  const { data, error, refetch } = useQuery(contentQueries[page]())
  const text = data ?? stored.read()
  const content = text?.trim() ? text : undefined
  // The content of home, and an iframe, which fills the page, have their own headings.
  const isTitleReplaced = content !== undefined && (page === 'home' || isAddress(content))
  return (
    <>
      <PageTitle hidden={isTitleReplaced}>{title}</PageTitle>
      {error && (
        <ProblemPanel
          title={t('problem.couldNotLoad', { what: t(noun) })}
          message={messageOf(error)}
          wait={retryAfterOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {text === undefined && !error ? (
        <Loading prompt={t(noun)} />
      ) : content === undefined ? (
        children
      ) : (
        <>
          {above}
          <ConfiguredContent text={content} title={title} />
        </>
      )}
    </>
  )
}
