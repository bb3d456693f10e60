import { buffer } from 'node:stream/consumers'
import { expect, type Download, type Page } from '@playwright/test'

/** Follows the files that a page downloads from now on. */
export function followDownloads(page: Page): Download[] {
  const files: Download[] = []
  page.on('download', (file) => files.push(file))
  return files
}

/** Waits until the page has downloaded its first file; returns its name and its text, with the byte order mark. */
export async function readDownload(files: readonly Download[]): Promise<{ name: string; text: string }> {
  await expect.poll(() => files).toHaveLength(1)
  const [file] = files
  if (!file) throw new Error('nothing was downloaded')
  return { name: file.suggestedFilename(), text: (await buffer(await file.createReadStream())).toString() }
}
