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
  home: { query: contentQueries.home, stored: storedContent.home_page_content },
  about: { query: contentQueries.about, stored: storedContent.about },
}

/** Whether the last visit found content configured for a page. */
export const isConfiguredSoFar = (page: keyof typeof PAGES) => Boolean(PAGES[page].stored.read()?.trim())

interface Props {
  page: keyof typeof PAGES
  title: string
  /** Name of the page in loading and error messages. */
  noun: string
  /** Whether configured content has its own heading: the title is then visible to screen readers only. */
  replacesTitle?: boolean
  above?: ReactNode
  children: ReactNode
}

/** Page with content configured by administrators: renders the stored copy at once, then the fetched one. */
export function ConfiguredPage({ page, title, noun, replacesTitle = false, above, children }: Props) {
  const t = useT()
  const { query, stored } = PAGES[page]
  const { data, error, refetch } = useQuery(query())
  const text = data ?? stored.read()
  const isConfigured = Boolean(text?.trim())
  // An iframe fills the page and usually has its own heading.
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
        <>
          {above}
          <ConfiguredContent text={text ?? ''} title={title} />
        </>
      ) : (
        children
      )}
    </>
  )
}
