// Writes the module graph of the folders ("rooms") of src into docs/house.md: `npm run house-picture`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const DOCUMENT = join(ROOT, 'docs/house.md')
const START = '<!-- picture: generated -->'
const END = '<!-- /picture -->'

/** Floors from top to bottom; a room that is not listed gets its own floor at the bottom. */
const FLOORS = [
  ['entry'],
  ['screens'],
  ['shell', 'parts'],
  ['session', 'ui'],
  ['resources'],
  ['http', 'fields', 'format'],
  ['browser', 'i18n'],
  ['async'],
]

/** Returns the room of a file, given relative to `src`: its top folder, or `entry` for `main` and `routes`. */
const roomOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : 'entry')

/** Rooms that each room imports. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the rooms that a file imports from. */
function importedRooms(path: string, source: string): string[] {
  const names = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name)
  return names.flatMap((name) => {
    if (name.startsWith('#/')) return [roomOf(name.slice(2))]
    return name.startsWith('.') ? [roomOf(relative('/', join('/', path, '..', name)))] : []
  })
}

/** Maps each room to the rooms it imports, without tests and fixtures. */
function readImports(): Imports {
  const imports = new Map<string, Set<string>>()
  for (const path of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || /\.(test|fixture)\.tsx?$|-lab\.tsx?$|\.d\.ts$/.test(path)) continue
    const room = roomOf(path)
    const found = imports.get(room) ?? new Set<string>()
    for (const other of importedRooms(path, readFileSync(join(ROOT, 'src', path), 'utf8')))
      if (other !== room) found.add(other)
    imports.set(room, found)
  }
  return imports
}

/** Whether `to` is reachable from `from` without the direct edge between them. */
export function isImplied(imports: Imports, from: string, to: string): boolean {
  const visited = new Set([from])
  const queue = [...(imports.get(from) ?? [])].filter((room) => room !== to)
  for (let room = queue.pop(); room !== undefined; room = queue.pop()) {
    if (room === to) return true
    if (visited.has(room)) continue
    visited.add(room)
    queue.push(...(imports.get(room) ?? []))
  }
  return false
}

/** Renders the graph as a Mermaid block and all imports as a table. Edges implied by others are omitted. */
export function drawHouse(imports: Imports = readImports()): string {
  const unknown = [...imports.keys()].filter((room) => !FLOORS.flat().includes(room)).toSorted()
  const floors = [...FLOORS, ...unknown.map((room) => [room])]
    .map((floor) => floor.filter((room) => imports.has(room)))
    .filter((floor) => floor.length > 0)
  const rooms = floors.flat()
  const targets = (room: string) => rooms.filter((other) => imports.get(room)?.has(other))
  const boxes = floors.map((floor, index) => {
    const inside = floor.map((room) => `    ${room}`).join('\n')
    return `  subgraph floor${floors.length - index} [" "]\n${inside}\n  end`
  })
  const arrows = rooms.flatMap((room) =>
    targets(room)
      .filter((other) => !isImplied(imports, room, other))
      .map((other) => `  ${room} --> ${other}`),
  )
  const table = rooms.map((room) => `| ${room} | ${targets(room).join(', ') || 'nothing'} |`)
  return [
    '```mermaid',
    'flowchart TD',
    ...boxes,
    ...arrows,
    '```',
    '',
    '| Room | Imports |',
    '|---|---|',
    ...table,
  ].join('\n')
}

/** Returns the document with `picture` between its two markers. Throws if the markers are missing. */
export function withPicture(text: string, picture: string): string {
  const start = text.indexOf(START)
  const end = text.indexOf(END)
  if (start === -1 || end < start) throw new Error(`docs/house.md has no ${START} … ${END}`)
  return `${text.slice(0, start + START.length)}\n\n${picture}\n\n${text.slice(end)}`
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(DOCUMENT, withPicture(readFileSync(DOCUMENT, 'utf8'), drawHouse()))
}
