/** `%.2f`: of two equally near texts the even one, where JavaScript takes the larger. */
function twoDecimals(value: number): string {
  const eighths = value * 8
  const isTie = Number.isInteger(eighths) && eighths % 4 === 1
  return (isTie ? value - 0.005 : value).toFixed(2)
}

/** What the server writes into the entry of a text call (K5.5). */
export function ratioText(model: number, group: number, completion: number): string {
  return `倍率：${[model, group, completion].map(twoDecimals).join(' × ')}`
}
