/** A file that is written piece by piece and handed to the person at the end. */
export interface StreamedDownload {
  write(text: string): void
  /** Hands the file over as a download called `name`. */
  save(name: string): void
}

/** Texts are joined up to this many characters before the browser takes them over. */
const CHUNK_LENGTH = 1 << 20
/** The browser has read the file by then. */
const REVOKE_MS = 60_000

/**
 * A file of `mediaType` whose pieces the browser keeps outside the memory of the page, so that a large one is
 * never held there as a whole, let alone twice.
 */
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
