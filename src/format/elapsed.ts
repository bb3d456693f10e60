/** Formats a duration in ms: `812 ms`, `1.44 s`, `75.0 s`. */
export function formatElapsed(ms: number): string {
  if (Math.abs(ms) < 1000) return `${Math.round(ms)} ms`
  const seconds = ms / 1000
  return `${seconds.toFixed(Math.abs(seconds) < 10 ? 2 : 1)} s`
}
