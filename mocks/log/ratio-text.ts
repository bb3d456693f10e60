/** Go's `%.2f`, which rounds half to even where `toFixed` rounds up. */
function twoDecimals(value: number): string {
  const eighths = value * 8
  const isTie = Number.isInteger(eighths) && eighths % 4 === 1
  return (isTie ? value - 0.005 : value).toFixed(2)
}

/** Content of the log entry of a text completion (K5.5). */
export function ratioText(model: number, group: number, completion: number): string {
  return `倍率：${[model, group, completion].map(twoDecimals).join(' × ')}`
}
