const US_PER_MS = 1000
const RUNS = 3

/**
 * Whether `run` takes less than `limitMs` of CPU time. Once is enough; it is tried again because the first run includes
 * compilation, and because others slow a core down while they share it.
 */
export function isQuick(run: () => unknown, limitMs: number): boolean {
  return Array.from({ length: RUNS }).some(() => {
    const start = process.cpuUsage()
    run()
    return process.cpuUsage(start).user / US_PER_MS < limitMs
  })
}
