const US_PER_MS = 1000
const RUNS = 3

/**
 * Returns the least CPU time of up to three runs of `run` in ms; a run below `enoughMs` is the last. It does not wait for other
 * processes, but they slow a core down while they share it, and the first run includes compilation.
 */
export function cpuTimeMs(run: () => unknown, enoughMs = 0): number {
  let least = Infinity
  for (let n = 0; n < RUNS && least >= enoughMs; n += 1) {
    const start = process.cpuUsage()
    run()
    least = Math.min(least, process.cpuUsage(start).user / US_PER_MS)
  }
  return least
}
