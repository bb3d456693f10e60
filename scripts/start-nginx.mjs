// @ts-check
// Serves the built console as deployed: nginx with deploy/nginx.conf in front, the embedded gateway behind it.
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

/** What an installation would have to allow for what the stories show, see deploy/README.md. */
const SETTINGS = {
  SCRIPT_HOSTS: 'https://challenges.cloudflare.com',
  FRAME_HOSTS: 'https://*.example',
  CONNECT_HOSTS: 'https://api.github.com',
  IMAGE_HOSTS: 'https:',
  CLIPBOARD_FRAMES: '"https://chat.example"',
  POLICY_MODE: 'enforce',
  REPORT_ADDRESS: '',
}

// The controls, which a page of the gateway uses too; and a connection that breaks behind nginx breaks before it.
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

const place = await mkdtemp(join(tmpdir(), 'behind-nginx-'))
const files = join(place, 'html')
await mkdir(files)
for (const name of await readdir(join(root, 'dist'))) {
  // oxlint-disable-next-line no-await-in-loop -- a handful
  if (name !== 'index.html') await symlink(join(root, 'dist', name), join(files, name))
}
// The word about the embedded gateway that its own host would have added.
const page = await readFile(join(root, 'dist/index.html'), 'utf8')
const word = '<meta name="gateway-controls" content="/__gateway/" />'
await writeFile(join(files, 'index.html'), page.replace('</head>', `${word}</head>`))

/** @param {string} name */
const deployed = (name) => readFile(join(root, 'deploy', name), 'utf8')
const filled = Object.entries({ ...SETTINGS, GATEWAY: gateway }).reduce(
  (text, [name, value]) => text.replace(`\${${name}}`, value),
  await deployed('settings.conf.template'),
)
const server = (await deployed('nginx.conf'))
  .replace('listen 80;', `listen 127.0.0.1:${values.port};`)
  .replace('/usr/share/nginx/html', files)
  .replace('/etc/nginx/console.d/*.conf', join(place, 'for-tests.conf'))
await writeFile(join(place, 'settings.conf'), filled)
await writeFile(join(place, 'server.conf'), server)
await writeFile(join(place, 'for-tests.conf'), FOR_TESTS)
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
await writeFile(
  join(place, 'nginx.conf'),
  `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(place, 'pid')};
error_log stderr error;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; image/png png; }
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${join(place, name)};`).join('\n  ')}
  include ${join(place, 'settings.conf')};
  include ${join(place, 'server.conf')};
}
`,
)

const outer = spawn(nginx, ['-p', place, '-c', join(place, 'nginx.conf')], {
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
await rm(place, { recursive: true, force: true })
