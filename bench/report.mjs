// @ts-check
// The page of the benchmark: every value that was seen as a dot, with its median. It needs nothing but itself.

/** @typedef {import('./results.mjs').Line} Line */

const WIDTH = 460
const ROW = 18
const COLOURS = ['#2f6fdb', '#8a8f98', '#c2571a', '#3a8f4d', '#8a4bb8', '#b8324b']

const STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; color-scheme: light dark; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; border-top: 1px solid #8884; }
td.number { white-space: nowrap; }
svg { display: block; }
`

const escaped = (/** @type {unknown} */ text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** @param {number} value */
const short = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))

/**
 * A strip for each app: dots for values, a line for the median, from nothing to the largest.
 * @param {Line} line
 * @param {readonly string[]} apps
 */
function plotOf({ label, unit, series }, apps) {
  const most = Math.max(...series.flatMap(({ values }) => values), Number.MIN_VALUE)
  const x = (/** @type {number} */ value) => ((Math.max(0, value) / most) * (WIDTH - 12) + 6).toFixed(1)
  const strips = series.map(({ app, values, median }, index) => {
    const colour = COLOURS[apps.indexOf(app) % COLOURS.length]
    const y = index * ROW + ROW / 2
    const dots = values.map(
      (value) => `<circle cx="${x(value)}" cy="${y}" r="3" fill="${colour}" opacity="0.5"/>`,
    )
    const middle = `<line x1="${x(median)}" x2="${x(median)}" y1="${y - 8}" y2="${y + 8}" stroke="${colour}" stroke-width="3"/>`
    const ground = `<line x1="6" x2="${WIDTH - 6}" y1="${y}" y2="${y}" stroke="#8884"/>`
    return `<g><title>${escaped(`${app}: ${values.map(short).join(', ')} ${unit}`)}</title>${ground}${dots.join('')}${middle}</g>`
  })
  const height = series.length * ROW
  return `<svg role="img" aria-label="${escaped(label)}" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${strips.join('')}</svg>`
}

/**
 * @param {{ began: string, machine: object, rounds: number, apps: readonly string[], lines: Line[],
 *   failures: import('./results.mjs').Failure[] }} told
 * @returns {string} an HTML page
 */
export function pageOf({ began, machine, rounds, apps, lines, failures }) {
  const rows = lines.map((line) => {
    const numbers = line.series.map(({ app, median, p95, ratio }) => {
      const times = ratio === null || app === 'baseline' ? '' : ` (×${ratio.toFixed(2)})`
      return `<div style="color:${COLOURS[apps.indexOf(app) % COLOURS.length]}">${escaped(app)} ${short(median)} ${line.unit}${times}, p95 ${short(p95)}</div>`
    })
    return `<tr><th scope="row">${escaped(line.label)}</th><td class="number">${numbers.join('')}</td><td>${plotOf(line, apps)}</td></tr>`
  })
  const failed = failures.map(
    ({ app, measure, reason }) => `<li>${escaped(app)}, ${escaped(measure)}: ${escaped(reason)}</li>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Benchmark</title><style>${STYLE}</style>
<h1>Benchmark</h1>
<p>${escaped(began)}, rounds: ${rounds}. Processor four times slower, 10 Mbit/s, 40 ms for a round trip. Medians; × is to the floor.</p>
<p><small>${escaped(JSON.stringify(machine))}</small></p>
<table><thead><tr><th>What</th><th>Median</th><th>All values, from nothing to the largest</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>
${failed.length > 0 ? `<h2>Failed</h2><ul>${failed.join('')}</ul>` : ''}
</html>
`
}
