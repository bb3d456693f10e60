import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { waitOf } from '#/http/failure'
import { messageOf } from '#/http/failure-message'
import { contentQueries } from '#/resources/status/content-queries'
import { keptContent } from '#/resources/status/content-storage'
import { Loading } from '#/ui/feedback/loading'
import { ProblemPanel } from '#/ui/feedback/problem-panel'
import { useT } from '#/ui/language/use-t'
import { ConfiguredContent, isAddress } from '#/ui/text/configured-content'
import { PageTitle } from '#/ui/text/page-title'

const PAGES = {
  home: { query: contentQueries.home, kept: () => keptContent('home_page_content') },
  about: { query: contentQueries.about, kept: () => keptContent('about') },
}

interface Props {
  page: keyof typeof PAGES
  title: string
  /** What the page is called where it says that it could not be read, or is being read. */
  what: string
  /** Configured content has a beginning of its own: the title is then there for screen readers alone. */
  titleGivesWay?: boolean
  /** What stands there while nothing is configured. */
  children: ReactNode
}

/** A page that administrators may write: what was last known of it at once, then what the server says (H01, H02). */
export function ConfiguredPage({ page, title, what, titleGivesWay = false, children }: Props) {
  const t = useT()
  const { query, kept } = PAGES[page]
  const { data, error, refetch } = useQuery(query())
  const text = data ?? kept()
  const isConfigured = Boolean(text?.trim())
  // A frame takes the whole place, and has a title of its own in most cases.
  const givesWay = titleGivesWay || isAddress(text ?? '')
  return (
    <>
      <PageTitle hidden={givesWay && isConfigured}>{title}</PageTitle>
      {error && (
        <ProblemPanel
          title={t('panel.couldNotLoad', { what })}
          message={messageOf(error)}
          wait={waitOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {text === undefined && !error ? (
        <Loading prompt={what} />
      ) : isConfigured ? (
        <ConfiguredContent text={text ?? ''} title={title} />
      ) : (
        children
      )}
    </>
  )
}
