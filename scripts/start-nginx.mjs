// @ts-check
// Serves the built console as deployed: nginx with deploy/nginx.conf as reverse proxy of the embedded gateway.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findNginx } from './find-nginx.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } })
const nginx = findNginx()
if (!nginx) throw new Error('nginx is not installed: node scripts/find-nginx.mjs')

/** Settings that the tests need, see deploy/README.md. */
const SETTINGS = {
  SCRIPT_HOSTS: 'https://challenges.cloudflare.com',
  FRAME_HOSTS: 'https://*.example',
  CONNECT_HOSTS: 'https://api.github.com',
  IMAGE_HOSTS: 'https:',
  CLIPBOARD_FRAMES: '"https://chat.example"',
  POLICY_MODE: 'enforce',
  REPORT_ADDRESS: '',
}

// Forward the control API, and reset the client's connection when the upstream's was reset.
const FOR_TESTS = `
location /__gateway/ {
  proxy_pass http://gateway;
  add_header Cache-Control no-store;
}
error_page 502 @broken;
location @broken { return 444; }
`

const inner = spawn(process.execPath, [join(root, 'scripts/start.mjs'), '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [first] = await once(inner.stdout, 'data')
const { host: gateway } = new URL(String(first).split('\n')[0] ?? '')

const folder = await mkdtemp(join(tmpdir(), 'behind-nginx-'))
const files = join(folder, 'html')
await mkdir(files)
for (const name of await readdir(join(root, 'dist'))) {
  // oxlint-disable-next-line no-await-in-loop -- a handful
  if (name !== 'index.html') await symlink(join(root, 'dist', name), join(files, name))
}
// The meta tag that the host of the embedded gateway would add.
const page = await readFile(join(root, 'dist/index.html'), 'utf8')
const metaTag = '<meta name="gateway-controls" content="/__gateway/" />'
await writeFile(join(files, 'index.html'), page.replace('</head>', `${metaTag}</head>`))

/** @param {string} name */
const deployed = (name) => readFile(join(root, 'deploy', name), 'utf8')
const filled = Object.entries({ ...SETTINGS, GATEWAY: gateway }).reduce(
  (text, [name, value]) => text.replace(`\${${name}}`, value),
  await deployed('settings.conf.template'),
)
const server = (await deployed('nginx.conf'))
  .replace('listen 80;', `listen 127.0.0.1:${values.port};`)
  .replace('/usr/share/nginx/html', files)
  .replace('/etc/nginx/console.d/*.conf', join(folder, 'for-tests.conf'))
await writeFile(join(folder, 'settings.conf'), filled)
await writeFile(join(folder, 'server.conf'), server)
await writeFile(join(folder, 'for-tests.conf'), FOR_TESTS)
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
await writeFile(
  join(folder, 'nginx.conf'),
  `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(folder, 'pid')};
error_log stderr error;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; image/png png; }
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
  include ${join(folder, 'settings.conf')};
  include ${join(folder, 'server.conf')};
}
`,
)

const outer = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
const stop = () => {
  inner.kill()
  outer.kill()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.stdout.write(`http://127.0.0.1:${values.port}/\n`)
await Promise.race([once(inner, 'exit'), once(outer, 'exit')])
stop()
await rm(folder, { recursive: true, force: true })
