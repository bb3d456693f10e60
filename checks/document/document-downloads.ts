import { resolveObjectURL } from 'node:buffer'
import { Readable } from 'node:stream'

/** A file that the page has downloaded, with the part of Playwright's `Download` that the stories use. */
interface DocumentDownload {
  suggestedFilename: () => string
  createReadStream: () => Promise<Readable>
}

/** Calls `receive` for each file that a page downloads, until the result is called. */
export function followDownloadsOfDocument(receive: (file: DocumentDownload) => void): () => void {
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLAnchorElement) || !target.hasAttribute('download')) return
    const { download, href } = target
    // Now, because the page revokes the address later.
    const content = resolveObjectURL(href)
    if (!content) throw new Error(`${download} has no content at ${href}`)
    receive({
      suggestedFilename: () => download,
      createReadStream: async () => Readable.from([Buffer.from(await content.arrayBuffer())]),
    })
  }
  window.addEventListener('click', follow)
  return () => window.removeEventListener('click', follow)
}
