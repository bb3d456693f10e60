import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import type { Redemption } from '#/resources/redemption/redemption'

/** Distinct keys of the codes; rows without a key are skipped. */
export function redemptionKeys(rows: readonly Redemption[]): string[] {
  return [...new Set(rows.map(({ key }) => key))].filter(Boolean)
}

/** Downloads codes as a text file named after `name`, one per line. */
export function downloadCodes(name: string, codes: readonly string[]): void {
  downloadText(safeFileName(name, 'txt', 'redemption-codes'), `${codes.join('\n')}\n`)
}
