import { createContext, use, useEffect } from 'react'
import classes from './page-title.module.css'

/** Found by the frame, which focuses and announces the title after a change of route. */
export const PAGE_TITLE_ID = 'page-title'

/** Whose console this is: stands behind the name of the screen in the title of the tab. */
export const ConsoleName = createContext('')

/** The one `h1` of a screen, and the title of the tab. `hidden`: for screen readers alone. */
export function PageTitle({ children, hidden = false }: { children: string; hidden?: boolean }) {
  const name = use(ConsoleName)
  // Not a `<title>` element: the one that index.html starts with would stay in front of it.
  useEffect(() => {
    document.title = [children, name].filter(Boolean).join(' – ')
  }, [children, name])
  return (
    <h1 tabIndex={-1} id={PAGE_TITLE_ID} className={hidden ? classes.hidden : classes.title}>
      {children}
    </h1>
  )
}
