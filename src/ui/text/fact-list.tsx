import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

interface Fact {
  term: string
  fact: ReactNode
}

/** What is known of something: terms on one side, facts on the other. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ term, fact }) => (
        <div key={term} className={classes.fact}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
