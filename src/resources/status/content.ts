import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import { HttpFailure, type FailureKind } from '#/http/failure'
import { type ApiPath, gateway } from '#/http/gateway'
import { STATUS } from './status'

/** Schema of one text; `""` when unset. */
const contentSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)
/** Failures of servers without these endpoints, or that refuse them: treated as no content. */
const NONE = new Set<FailureKind>(['notFound', 'refused', 'demoReadOnly'])
const NOTICE_FRESH_MS = 10 * 60_000

async function fetchContent(
  address: ApiPath,
  signal: AbortSignal,
  stored?: { write: (text: string) => unknown },
): Promise<string> {
  try {
    const text = await gateway.get(address, contentSchema, { signal })
    stored?.write(text)
    return text
  } catch (error) {
    if (error instanceof HttpFailure && NONE.has(error.kind)) return ''
    throw error
  }
}

const contentQuery = (name: keyof typeof storedContent, address: ApiPath) =>
  queryOptions({
    // Below the status key, so that invalidating the status, for example after an option changed, includes the
    // contents.
    queryKey: [STATUS, 'content', name],
    queryFn: ({ signal }) => fetchContent(address, signal, storedContent[name]),
    placeholderData: () => storedContent[name].read(),
    meta: { errorHandledBy: 'caller' },
  })

/** Queries of the texts written by administrators: Markdown, HTML or a URL; blank when unset. */
export const contentQueries = {
  home: () => contentQuery('home_page_content', 'api/home_page_content'),
  about: () => contentQuery('about', 'api/about'),
  /** Refetched on window focus; failures are not shown. */
  notice: () =>
    queryOptions({
      queryKey: [STATUS, 'content', 'notice'],
      queryFn: ({ signal }) => fetchContent('api/notice', signal),
      retry: false,
      staleTime: NOTICE_FRESH_MS,
      refetchOnWindowFocus: true,
      meta: { errorHandledBy: 'caller' },
    }),
}

/**
 * Texts of the last visit, for an immediate first render. Keys shared with other consoles of this family; the stored text is
 * sanitised when displayed.
 */
export const storedContent = {
  home_page_content: storedText('home_page_content', z.string()),
  about: storedText('about', z.string()),
}

/** Text of the notice that was dismissed last in this browser; a different text is shown again. */
export const dismissedNotice = storedText('notice', z.string())
