// The console's logo: a gate with a request in it. One drawing, from which every file is made.

/** Drawn on a square of 64: at 16 px each stroke is two pixels wide. */
const SIZE = 64
const GLYPH =
  '<path d="M16 52V32a16 16 0 0 1 32 0v20" fill="none" stroke="#fff" stroke-width="8"/><circle cx="32" cy="41" r="7" fill="#fff"/>'
const FILL =
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#5a6cf0"/><stop offset="1" stop-color="#3445bf"/></linearGradient></defs>'
/** Share of the square that every platform shows of a maskable icon: a circle of 80 %. */
const SAFE = 0.8

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${content}</svg>\n`
const shrunk = (scale: number) => {
  const margin = ((1 - scale) * SIZE) / 2
  return `<g transform="translate(${margin} ${margin}) scale(${scale})">${GLYPH}</g>`
}

/** Tile with rounded corners: header, log-in, tab and README, on light and dark. */
const TILE = svg(`${FILL}<rect width="64" height="64" rx="15" fill="url(#a)"/>${GLYPH}`)
/** Square to its edges, for platforms that cut icons themselves. */
const MASKABLE = svg(`${FILL}<rect width="64" height="64" fill="url(#a)"/>${shrunk(SAFE)}`)
/** Shape without a tile, which platforms fill with a colour of their own. */
const MONOCHROME = svg(GLYPH)

/** Files of `public`: a drawing as it is, or as a PNG of so many pixels. */
export const LOGO_FILES: readonly { name: string; drawing: string; pixels?: number }[] = [
  { name: 'logo.svg', drawing: TILE },
  { name: 'logo-monochrome.svg', drawing: MONOCHROME },
  { name: 'logo.png', drawing: TILE, pixels: 512 },
  { name: 'logo-192.png', drawing: TILE, pixels: 192 },
  { name: 'logo-maskable.png', drawing: MASKABLE, pixels: 512 },
  { name: 'logo-touch.png', drawing: MASKABLE, pixels: 180 },
]
