// Builds dist-embedded/ for a gateway that serves the files itself without headers: the CSP is in a meta tag. Settings
// come from the environment, see deploy/README.md.
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale, DIST, ROOT } from './console-build'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-embedded' } } })
const outDir = resolve(ROOT, values.out)

/**
 * Derives the policy from deploy/nginx.conf; directives that only work in headers are removed. The nonce, which differs
 * per response, is too: no script inserts a style (`e2e/deploy/embedded-build.spec.ts`).
 */
async function embeddedPolicy(): Promise<string> {
  const [, template = ''] =
    /shell_policy \{\s*default "([^"]+)"/.exec(await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8')) ?? []
  if (!template.includes(" 'nonce-$request_id'"))
    throw new Error('deploy/nginx.conf has no policy for the page')
  const { SCRIPT_HOSTS = '', FRAME_HOSTS = '', CONNECT_HOSTS = '', IMAGE_HOSTS = 'https:' } = process.env
  return template
    .replace(" 'nonce-$request_id'", '')
    .replaceAll('$script_hosts', SCRIPT_HOSTS)
    .replace('$frame_hosts', FRAME_HOSTS)
    .replace('$connect_hosts', CONNECT_HOSTS)
    .replace('$image_hosts', IMAGE_HOSTS)
    .replace(" frame-ancestors 'none';", '')
    .replace('$report_group', '')
}

await buildIfStale()
const policy = await embeddedPolicy()
await rm(outDir, { recursive: true, force: true })
// A server that embeds the files does not use precompressed ones.
await cp(DIST, outDir, { recursive: true, filter: (file) => !/\.(gz|br)$/.test(file) })
const index = join(outDir, 'index.html')
const built = await readFile(index, 'utf8')
const html = built.replace(/\s*<!--[^>]*-->\s*<meta name="style-nonce"[^>]*>/, '')
if (html === built) throw new Error('index.html has no nonce to remove')
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
await writeFile(
  index,
  html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${meta}`),
)
process.stdout.write(`${values.out} is ready to be embedded: ${policy.length} characters of policy\n`)
