import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'

// Keys shared with other consoles of this family; the stored text is sanitised when displayed.
const pages = {
  home_page_content: storedText('home_page_content', z.string()),
  about: storedText('about', z.string()),
}
/** Pages with administrator content. */
export type ContentPage = keyof typeof pages

/** Returns the text of `page` from the last visit; undefined when there is none. */
export function storedContent(page: ContentPage): string | undefined {
  return pages[page].read()
}

/** Stores the text of `page` for an immediate first render at the next visit. */
export function storeContent(page: ContentPage, text: string): void {
  pages[page].write(text)
}

/** Text of the notice that was dismissed last in this browser; a different text is shown again. */
export const dismissedNotice = storedText('notice', z.string())
