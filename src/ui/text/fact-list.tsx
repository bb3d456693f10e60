import { Box } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(var(--gc-space-16), auto) 1fr',
  gap: 'var(--gc-space-1) var(--gc-space-4)',
}

export function FactList({ facts }: { facts: readonly { term: string; fact: ReactNode }[] }) {
  return (
    <Box component="dl" my="var(--gc-space-1)" style={COLUMNS}>
      {facts.map(({ term, fact }) => (
        <Fragment key={term}>
          <Box component="dt" c="dimmed">
            {term}
          </Box>
          <Box component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
            {fact}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}
