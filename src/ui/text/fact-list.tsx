import type { ReactNode } from 'react'
import classes from './text.module.css'

interface Fact {
  term: string
  fact: ReactNode
}

/** A description list: terms on the left, values on the right. */
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
