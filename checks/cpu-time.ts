const US_PER_MS = 1000
const RUNS = 3

/**
 * Returns the least CPU time of three runs of `run` in ms. It does not wait for other processes, but they slow a core
 * down while they share it, and the first run includes compilation.
 */
export function cpuTimeMs(run: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage()
    run()
    return process.cpuUsage(start).user / US_PER_MS
  })
  return Math.min(...times)
}
