import { Button } from '@mantine/core'
import { useId, useState, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { storedValue } from '#/browser/stored-value'
import type { Log } from '#/resources/log/log'
import type { LogFilter, LogScope } from '#/resources/log/log-filter'
import { boundsOf, secondsNow } from '#/resources/log/log-range'
import { windowsOf } from '#/resources/log/log-windows'
import { Icon } from '#/ui/icon/icon'
import { useT } from '#/ui/language/use-t'
import { ConsumptionOverTime } from './consumption-over-time'
import classes from './log-overview.module.css'
import { LogSplit } from './log-split'

const isOpenHere = storedValue('log.overview', z.boolean())
const read = () => isOpenHere.read() ?? false
const subscribe = (listener: () => void) => isOpenHere.subscribe(listener)

interface Props {
  scope: LogScope
  filter: LogFilter
  /** The rows read so far: where the names to split by come from. */
  loaded: readonly Log[]
}

/** What the filter's entries cost over time and by name; closed until somebody wants it, and so remembered. */
export function LogOverview(props: Props) {
  const t = useT()
  const id = useId()
  const isOpen = useSyncExternalStore(subscribe, read)
  const [round, setRound] = useState(0)
  const { scope, filter } = props
  return (
    <section aria-label={t('log.overview')} className={classes.overview}>
      <Button
        variant="subtle"
        className={classes.title}
        leftSection={<Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => isOpenHere.write(!isOpen)}
      >
        {t('log.overview')}
      </Button>
      <div id={id}>
        {isOpen && (
          <Opened
            key={`${round} ${JSON.stringify([scope, filter])}`}
            {...props}
            onAgain={() => setRound(round + 1)}
          />
        )}
      </div>
    </section>
  )
}

function Opened({ scope, filter, loaded, onAgain }: Props & { onAgain: () => void }) {
  // Fixed while it is looked at: windows that moved with the clock would be asked for again and again.
  const [now] = useState(secondsNow)
  const [told] = useState(() => windowsOf(boundsOf(filter.range, now), now))
  return (
    <div className={classes.parts}>
      <ConsumptionOverTime scope={scope} filter={filter} told={told} now={now} onAgain={onAgain} />
      <LogSplit scope={scope} filter={filter} told={told} now={now} loaded={loaded} />
    </div>
  )
}
