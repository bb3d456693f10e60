import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './centred-card.module.css'

/** A short form alone on its page, such as a way in. */
export function CentredCard({ children }: { children: ReactNode }) {
  return (
    <div className={classes.place}>
      <Stack className={classes.card}>{children}</Stack>
    </div>
  )
}
