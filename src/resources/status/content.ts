import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { type ApiPath, gateway } from '#/http/gateway'

/** Failures of servers without these endpoints, or that refuse them: treated as no content. */
const NONE = new Set<FailureKind>(['notFound', 'refused', 'demoReadOnly'])
const NOTICE_FRESH_MS = 10 * 60_000

/**
 * Texts of the last visit, for an immediate first render. Keys shared with other consoles of this family; the stored text is
 * sanitised when displayed.
 */
export const storedContent = {
  home_page_content: storedText('home_page_content', z.string()),
  about: storedText('about', z.string()),
}

const contentQuery = (name: string, address: ApiPath, stored?: (typeof storedContent)['about']) =>
  queryOptions({
    // Below the status key, so that invalidating the status, for example after an option changed, includes the
    // contents.
    queryKey: ['status', 'content', name],
    queryFn: async ({ signal }) => {
      try {
        const text = (await gateway.get(address, z.nullish(z.string()), { signal })) ?? ''
        stored?.write(text)
        return text
      } catch (error) {
        if (error instanceof HttpFailure && NONE.has(error.kind)) return ''
        throw error
      }
    },
    placeholderData: () => stored?.read(),
  })

/** Queries of the texts written by administrators: Markdown, HTML or a URL; blank when unset. */
export const contentQueries = {
  home: () => contentQuery('home_page_content', 'api/home_page_content', storedContent.home_page_content),
  about: () => contentQuery('about', 'api/about', storedContent.about),
  /** Refetched on window focus; failures are not shown. */
  notice: () => ({
    ...contentQuery('notice', 'api/notice'),
    retry: false,
    staleTime: NOTICE_FRESH_MS,
    refetchOnWindowFocus: true,
  }),
}

/** Text of the notice that was dismissed last in this browser; a different text is shown again. */
export const dismissedNotice = storedText('notice', z.string())
