import { createContext, use, useEffect, type ReactNode } from 'react'
import classes from './text.module.css'

/** The id of the page title, which the app shell focuses and announces after a navigation. */
export const PAGE_TITLE_ID = 'page-title'

/** The name of this console, appended to the screen's name in `document.title`. */
export const ConsoleName = createContext('')

/** The place that the bar of phones shows: there a page title of the same text is visually hidden. */
export const PlaceName = createContext<string | undefined>(undefined)

/** Links to the pages that belong together with this one, beside the title of each. */
export const TitleTabs = createContext<ReactNode>(null)

/** The one `h1` of a screen, and the document title. `hidden`: visually hidden. */
export function PageTitle({ children, hidden = false }: { children: string; hidden?: boolean }) {
  const name = use(ConsoleName)
  const isInBar = use(PlaceName) === children
  // Not a `<title>` element: the one in index.html would take precedence.
  useEffect(() => {
    document.title = [children, name].filter(Boolean).join(' – ')
  }, [children, name])
  return (
    <h1
      tabIndex={-1}
      id={PAGE_TITLE_ID}
      className={hidden ? classes.hidden : classes.title}
      data-in-bar={isInBar || undefined}
    >
      {children}
    </h1>
  )
}

/** The page title with actions on the whole screen beside it, or below it if there is no room. */
export function TitleRow({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.titleRow}>
      <PageTitle>{title}</PageTitle>
      {children && <div className={classes.actions}>{children}</div>}
      {use(TitleTabs)}
    </div>
  )
}

/** The page title of a list with the number of its rows, which the list itself announces. */
export function CountedTitle({ count, children }: { count: string | undefined; children: string }) {
  return (
    <div className={classes.counted}>
      <PageTitle>{children}</PageTitle>
      {/* On phones, where the title is hidden, the number has a line of its own: it is kept until the number is known. */}
      <span aria-hidden="true">{count ?? '\u00a0'}</span>
      {use(TitleTabs)}
    </div>
  )
}

/** A narrow, centred card for a page that is a single short form, such as the sign-in page. */
export function CentredCard({ children }: { children: ReactNode }) {
  return (
    <div className={classes.centred}>
      <div className={classes.card}>{children}</div>
    </div>
  )
}
