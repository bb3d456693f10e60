import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import type { Redemption } from '#/resources/redemption/redemption'
import { useT } from '#/ui/language/use-t'
import { copyText, notifyCopied } from '#/ui/notifications/copy-text'
import { notify } from '#/ui/notifications/notify'

const DEFAULT_FILE_NAME = 'redemption-codes'

/** Distinct keys of the codes; rows without a key are skipped. */
export function redemptionKeys(rows: readonly Redemption[]): string[] {
  return [...new Set(rows.map(({ key }) => key))].filter(Boolean)
}

const lines = (codes: readonly string[]) => codes.join('\n')

/** Downloads codes as a text file named after `name`, one per line. */
export function downloadCodes(name: string, codes: readonly string[]): void {
  downloadText(safeFileName(name, 'txt', DEFAULT_FILE_NAME), `${lines(codes)}\n`)
}

/** Returns a function that copies codes, one per line, and notifies; it resolves with whether copying worked. */
export function useCopyCodes(): (codes: readonly string[]) => Promise<boolean> {
  const t = useT()
  return async (codes) => {
    const isCopied = await copyText(lines(codes))
    if (isCopied) notifyCopied(lines(codes), t('grid.copied'))
    else notify('warning', t('redemption.copyFailed'))
    return isCopied
  }
}
