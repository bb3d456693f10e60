import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { preprocessCSS, type ResolvedConfig } from 'vite'
import type { FrameNode, Frames, Text } from './frame-tree'
import type { Page } from './page-registry'

const PRINT_FRAMES = ['run.mjs', 'print-frames.ts'].map((name) => join(import.meta.dirname, name))

/** Renders the frames of the pages; takes a few seconds. */
export async function renderFrames(pages: readonly Page[]): Promise<Frames> {
  const named = pages.map(({ path, minRole }) => `${minRole}:${path}`)
  const { stdout } = await promisify(execFile)(process.execPath, [...PRINT_FRAMES, ...named], {
    // In other modes the router has no history outside of a browser.
    env: { ...process.env, NODE_ENV: 'test' },
    maxBuffer: 10_000_000,
  })
  return JSON.parse(stdout)
}

/** A class as the name of its style sheet and its name there. */
const CLASS = /^(.+\.css):(.+)$/

/** Replaces the classes of frames by those of the build's style sheets. */
export async function withBuiltClasses(frames: Frames, config: ResolvedConfig): Promise<Frames> {
  const sheets = new Map<string, Promise<Readonly<Record<string, string>>>>()
  const readSheet = async (name: string) => {
    const file = join(config.root, name)
    return (await preprocessCSS(await readFile(file, 'utf8'), file, config)).modules ?? {}
  }
  const builtClass = async (name: string) => {
    const [, sheet, local] = CLASS.exec(name) ?? []
    if (sheet === undefined || local === undefined) return name
    const classes = sheets.get(sheet) ?? readSheet(sheet)
    sheets.set(sheet, classes)
    // An undefined class is one of the sheet's that no rule mentions.
    return (await classes)[local] ?? ''
  }
  const builtClasses = async (names: Text) =>
    (await Promise.all(String(names).split(' ').map(builtClass))).filter(Boolean).join(' ')
  const builtNode = async (node: FrameNode): Promise<FrameNode> => {
    const [tag, attributes, ...children] = node
    if (typeof attributes === 'string' || attributes.class === undefined) return node
    const builtAttributes = { ...attributes, class: await builtClasses(attributes.class) }
    return [tag, builtAttributes, ...children.filter((child) => typeof child === 'number')]
  }
  return { ...frames, nodes: await Promise.all(frames.nodes.map(builtNode)) }
}
