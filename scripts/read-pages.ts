import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PageRegistry } from './page-registry'

const PRINT_PAGES = ['run.mjs', 'print-pages.ts'].map((name) => join(import.meta.dirname, name))

async function runPrintPages(): Promise<PageRegistry> {
  const { stdout } = await promisify(execFile)(process.execPath, PRINT_PAGES, {
    // In the mode "test" the router would use the browser's history and ask for more of the DOM.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(stdout)
}

let registry: Promise<PageRegistry> | undefined

/** Reads the registry of pages from the route files of `src`, once per process; takes about two seconds. */
export function readPages(): Promise<PageRegistry> {
  registry ??= runPrintPages()
  return registry
}
