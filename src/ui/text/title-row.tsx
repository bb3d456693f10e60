import type { ReactNode } from 'react'
import { PageTitle } from './page-title'
import classes from './title-row.module.css'

/** The title of a screen with what can be done to all it shows, beside it where there is room. */
export function TitleRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <PageTitle>{title}</PageTitle>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}
