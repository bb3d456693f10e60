/** The browser has read the file by then. */
const REVOKE_MS = 60_000

/** Hands `text` to the person as a file called `fileName` (see `safeFileName`). Whether it arrived nobody tells. */
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
