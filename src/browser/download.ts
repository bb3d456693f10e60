/** Text is buffered up to this many characters before it becomes a blob. */
const CHUNK_LENGTH = 1 << 20
/** Delay before the blob URL is revoked; the browser has read the file by then. */
const REVOKE_MS = 60_000

/** Downloads `content` as the file `fileName` (see `safeFileName`). Browsers do not report whether it was saved. */
function downloadBlob(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS)
}

/** Downloads `text` as the file `fileName` (see `safeFileName`). */
export function downloadText(fileName: string, text: string): void {
  downloadBlob(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }))
}

/** Creates a file of `mediaType` that is written in pieces: from blobs, which browsers keep outside the JavaScript heap. */
export function createStreamedDownload(mediaType: string) {
  const parts: Blob[] = []
  let pending = ''
  const flush = () => {
    if (pending) parts.push(new Blob([pending]))
    pending = ''
  }
  return {
    write(text: string) {
      pending += text
      if (pending.length >= CHUNK_LENGTH) flush()
    },
    /** Starts the download. */
    save(name: string) {
      flush()
      downloadBlob(name, new Blob(parts, { type: mediaType }))
    },
  }
}
