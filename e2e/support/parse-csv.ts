const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy

/** Reads CSV as RFC 4180 describes it: rows of cells, all of them texts. */
export function parseCsv(source: string): string[][] {
  const rows: string[][] = [[]]
  const text = source.replace(/^\uFEFF/, '')
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.join('') !== '')
}
