/** A file that is written in pieces and downloaded at the end. */
export interface StreamedDownload {
  write(text: string): void
  /** Starts the download under the file name `name`. */
  save(name: string): void
}

/** Text is buffered up to this many characters before it becomes a blob. */
const CHUNK_LENGTH = 1 << 20
/** Delay before the blob URL is revoked; the browser has read the file by then. */
const REVOKE_MS = 60_000

/** Creates a file of `mediaType` from blobs, which browsers keep outside the JavaScript heap. */
export function createStreamedDownload(mediaType: string): StreamedDownload {
  const parts: Blob[] = []
  let pending = ''
  const flush = () => {
    if (pending) parts.push(new Blob([pending]))
    pending = ''
  }
  return {
    write(text) {
      pending += text
      if (pending.length >= CHUNK_LENGTH) flush()
    },
    save(name) {
      flush()
      const address = URL.createObjectURL(new Blob(parts, { type: mediaType }))
      const link = document.createElement('a')
      link.href = address
      link.download = name
      document.body.append(link)
      link.click()
      link.remove()
      setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS)
    },
  }
}
