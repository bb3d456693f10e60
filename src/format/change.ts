/** The change from `before` to `now` in percent, such as `+12%`; undefined unless both are known and `before` is above 0. */
export function changeText(now: number | undefined, before: number | undefined): string | undefined {
  if (now === undefined || before === undefined || before <= 0) return undefined
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : ''}${percent}%`
}
