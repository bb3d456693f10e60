import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

// The keys are those that consoles of this family use; what is kept is sanitised when it is shown.
const pages = {
  home_page_content: storedText('home_page_content', z.string()),
  about: storedText('about', z.string()),
}
/** Pages with a text of their own. */
export type ContentPage = keyof typeof pages

/** What the last visit read for `page`; undefined when there was none. */
export function storedContent(page: ContentPage): string | undefined {
  return pages[page].read()
}

/** Keeps the text of `page`, so that the next visit sees it at once. */
export function storeContent(page: ContentPage, text: string): void {
  pages[page].write(text)
}

/** The notice as it was last shown in this browser: a different one is news. */
export const dismissedNotice = storedText('notice', z.string())
