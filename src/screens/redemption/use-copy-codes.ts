import { copyText } from '#/browser/clipboard'
import { downloadText } from '#/browser/download'
import { safeFileName } from '#/browser/file-name'
import { hasCode, type Redemption } from '#/resources/redemption/redemption'
import { notify } from '#/ui/notifications/notify'
import { notifyCopied } from '#/ui/notifications/notify-copied'
import { useT } from '#/ui/language/use-t'

const DEFAULT_FILE_NAME = 'redemption-codes'

/** The codes as they are redeemed, each once; rows without one are left out. */
export function redemptionKeys(rows: readonly Redemption[]): string[] {
  return [...new Set(rows.filter(hasCode).map(({ key }) => key))]
}

const lines = (codes: readonly string[]) => codes.join('\n')

/** Hands codes over as a text file, one to a line, called after `name`. */
export function downloadCodes(name: string, codes: readonly string[]): void {
  downloadText(safeFileName(name, 'txt', DEFAULT_FILE_NAME), `${lines(codes)}\n`)
}

/** Copies codes, one to a line, and says so; true when the browser took them. */
export function useCopyCodes(): (codes: readonly string[]) => Promise<boolean> {
  const t = useT()
  return async (codes) => {
    const isCopied = await copyText(lines(codes))
    if (isCopied) notifyCopied(lines(codes), t('grid.copied'))
    else notify('warning', t('redemption.copyFailed'))
    return isCopied
  }
}
