import { readPages } from '../../scripts/read-pages'

/** Reads the registry of pages before the workers start; they inherit it, because each would need seconds for it. */
export default async function readPagesOnce(): Promise<void> {
  process.env.PAGES = JSON.stringify(await readPages())
}
