import { MAX_AUTOMATIC_WAIT_S } from './wait'

/** After so many items in a row without a rate limit, one more runs at a time. */
const SUCCESSES_PER_STEP = 20

interface PacedQueueOptions<Item> {
  items: readonly Item[]
  /** Rejects only when a rate limit refused the item, which is then run again, or when the queue has to pause. */
  run: (item: Item) => Promise<void>
  /** The most items at a time. */
  concurrency: number
  /** Seconds to wait when the error is a rate limit; undefined pauses the queue. */
  retryDelayOf: (error: unknown) => number | undefined
  onChange: (state: PacedQueueState) => void
}

/** What a queue is doing. */
export interface PacedQueueState {
  phase: 'running' | 'paused' | 'over'
  /** Items at a time, learnt from rate limits. */
  limit: number
  /** Wait that the server required; `until` in unix ms. */
  wait: { seconds: number; until: number } | undefined
}

/** Items that are run a few at a time. */
export interface PacedQueue {
  /** Starts nothing more; what runs is finished. */
  pause: () => void
  resume: () => void
  /** Drops the items that have not started. */
  stop: () => void
}

/**
 * Runs items in order, a few at a time. A rate limit lets all wait and halves their number; it grows again while there
 * is none. After an error without a delay, or with a long one, the user decides when to resume.
 */
export function startPacedQueue<Item extends object>(options: PacedQueueOptions<Item>): PacedQueue {
  const { items, run, concurrency, retryDelayOf, onChange } = options
  const waiting = [...items]
  let active = 0
  let limit = concurrency
  let successes = 0
  let isPaused = false
  let isStopped = false
  let wait: PacedQueueState['wait']
  let timer: ReturnType<typeof setTimeout> | undefined

  const report = () => {
    const isOver = waiting.length === 0 && active === 0
    onChange({ phase: isOver ? 'over' : isPaused ? 'paused' : 'running', limit, wait })
  }
  const onSuccess = () => {
    successes += 1
    if (successes < SUCCESSES_PER_STEP) return
    successes = 0
    limit = Math.min(concurrency, limit + 1)
  }
  const onRefusal = (item: Item, error: unknown) => {
    if (isStopped) return
    waiting.unshift(item)
    successes = 0
    const seconds = retryDelayOf(error)
    if (seconds === undefined || seconds > MAX_AUTOMATIC_WAIT_S) isPaused = true
    else if (wait === undefined) {
      limit = Math.max(1, Math.floor(limit / 2))
      wait = { seconds, until: Date.now() + seconds * 1000 }
      timer = setTimeout(endWait, seconds * 1000)
    }
  }
  function endWait() {
    clearTimeout(timer)
    wait = undefined
    pump()
  }
  function pump() {
    const free = isPaused || wait !== undefined ? 0 : Math.max(0, limit - active)
    for (const item of waiting.splice(0, free)) {
      active += 1
      void run(item)
        .then(onSuccess, (error: unknown) => onRefusal(item, error))
        .finally(() => {
          active -= 1
          pump()
        })
    }
    report()
  }

  pump()
  return {
    pause: () => {
      isPaused = true
      report()
    },
    resume: () => {
      isPaused = false
      endWait()
    },
    stop: () => {
      isStopped = true
      waiting.length = 0
      endWait()
    },
  }
}
