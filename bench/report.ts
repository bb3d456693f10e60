// HTML report of the benchmark: every value as a dot, with the median. The page is self-contained.

import type { Failure, Line } from './results'

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

const escaped = (text: unknown) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const short = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** Renders a strip per app: dots for values, a line for the median, from zero to the maximum. */
function plotOf({ label, unit, series }: Line, apps: readonly string[]): string {
  const max = Math.max(...series.flatMap(({ values }) => values), Number.MIN_VALUE)
  const x = (value: number) => ((Math.max(0, value) / max) * (WIDTH - 12) + 6).toFixed(1)
  const strips = series.map(({ app, values, median }, index) => {
    const colour = COLOURS[apps.indexOf(app) % COLOURS.length]
    const y = index * ROW + ROW / 2
    const dots = values.map(
      (value) => `<circle cx="${x(value)}" cy="${y}" r="3" fill="${colour}" opacity="0.5"/>`,
    )
    const middle = `<line x1="${x(median)}" x2="${x(median)}" y1="${y - 8}" y2="${y + 8}" stroke="${colour}" stroke-width="3"/>`
    const axis = `<line x1="6" x2="${WIDTH - 6}" y1="${y}" y2="${y}" stroke="#8884"/>`
    return `<g><title>${escaped(`${app}: ${values.map(short).join(', ')} ${unit}`)}</title>${axis}${dots.join('')}${middle}</g>`
  })
  const height = series.length * ROW
  return `<svg role="img" aria-label="${escaped(label)}" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${strips.join('')}</svg>`
}

/** Contents of bench.json. */
interface Report {
  began: string
  machine: object
  rounds: number
  apps: readonly string[]
  lines: readonly Line[]
  failures: readonly Failure[]
}

/** Renders an HTML page. */
export function pageOf({ began, machine, rounds, apps, lines, failures }: Report): string {
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
<p>${escaped(began)}, rounds: ${rounds}. CPU throttled four times, 10 Mbit/s, 40 ms round trip. Medians; × is the ratio to the baseline.</p>
<p><small>${escaped(JSON.stringify(machine))}</small></p>
<table><thead><tr><th>Measure</th><th>Median</th><th>All values, from zero to the maximum</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>
${failed.length > 0 ? `<h2>Failed</h2><ul>${failed.join('')}</ul>` : ''}
</html>
`
}
