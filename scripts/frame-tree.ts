// The form in which start.js receives the frames: a table of nodes, each of which is stored once.

/** A value, or one per language. */
export type Text = string | readonly [en: string, zh: string]
/** Attributes by name; `if` names a condition of start.js under which the element is shown. */
type Attributes = Record<string, Text>
/** A rendered element or text. */
export type Tree = string | { tag: string; attributes: Record<string, string>; children: Tree[] }
/** A text per language, or tag, attributes and the indices of the children. */
export type FrameNode = readonly ['', string, string] | readonly [string, Attributes, ...number[]]

/** The header and menu of an audience, or the header above a card. */
export type Shell = 'everybody' | 'signedIn' | 'admins' | 'card'

/** Whom a page is drawn for: a page for everybody is the same for all. */
export type PageAudience = Exclude<Shell, 'card'>

/** What is drawn before the libraries arrive; numbers are indices of nodes. */
export interface Frames {
  nodes: FrameNode[]
  shells: Record<Shell, number>
  /** The content of `main`, by audience and path of the route. */
  pages: Record<PageAudience, Record<string, number[]>>
  /** The content of `main` when the scripts of the console cannot be loaded. */
  failure: number[]
}

/** Adds trees to a table of nodes. */
export class NodeTable {
  readonly nodes: FrameNode[] = []
  private readonly indices = new Map<string, number>()

  private indexOf(node: FrameNode): number {
    const key = JSON.stringify(node)
    const known = this.indices.get(key)
    if (known !== undefined) return known
    this.indices.set(key, this.nodes.length)
    return this.nodes.push(node) - 1
  }

  /** Adds a tree in both languages, which differ in texts only, and returns its index. */
  add(en: Tree, zh: Tree): number {
    if (typeof en === 'string' && typeof zh === 'string') return this.indexOf(['', en, zh])
    if (typeof en === 'string' || typeof zh === 'string')
      throw new Error('the frames of the languages differ in a text')
    const names = Object.keys(en.attributes)
    const isAlike =
      en.tag === zh.tag &&
      names.join(' ') === Object.keys(zh.attributes).join(' ') &&
      en.children.length === zh.children.length
    if (!isAlike) throw new Error(`the frames of the languages differ at ${en.tag} ${names.join(' ')}`)
    const attributes = Object.fromEntries(
      Object.entries(en.attributes).map(([name, value]): [string, Text] => {
        const other = zh.attributes[name] ?? ''
        return [name, value === other ? value : [value, other]]
      }),
    )
    return this.indexOf([
      en.tag,
      attributes,
      ...en.children.flatMap((child, index) => {
        const other = zh.children[index]
        return other === undefined ? [] : this.add(child, other)
      }),
    ])
  }
}
