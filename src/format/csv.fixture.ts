/** Reads CSV as RFC 4180 describes it, the way spreadsheets do: rows of cells, all of them texts. For tests. */
export function parseCsv(source: string): string[][] {
  const text = source.replace(/^\uFEFF/, '')
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ',') endCell()
    else if (sign === '\r' && text[at + 1] === '\n') {
      endCell()
      rows.push([])
      at += 1
    } else cell += sign
  }
  if (cell !== '' || (rows.at(-1)?.length ?? 0) > 0) endCell()
  else rows.pop()
  return rows
}
