/** Delay before the blob URL is revoked; the browser has read the file by then. */
const REVOKE_MS = 60_000

/** Downloads `text` as the file `fileName` (see `safeFileName`). Browsers do not report whether it was saved. */
export function downloadText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS)
}
