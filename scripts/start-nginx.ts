// Serves the built console as deployed: nginx with deploy/nginx.conf as reverse proxy of the embedded gateway.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createGateway } from '../mocks/gateway'
import { gatewayHandler } from '../mocks/hosts/node-exchange'
import { orderOf, withControls } from '../mocks/hosts/vite-host'
import { buildIfStale, DIST, ROOT } from './console-build'
import { findNginx } from './find-programs'
import { startServer } from './static-server'

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } })
const nginx = findNginx()
if (!nginx) throw new Error('nginx is not installed: npm run e2e installs it')

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

await buildIfStale()
// As in a deployment.
await import('./precompress')
const gateway = await startServer([gatewayHandler(createGateway(orderOf(process.env)))])

const folder = await mkdtemp(join(tmpdir(), 'behind-nginx-'))
const files = join(folder, 'html')
await mkdir(files)
for (const name of await readdir(DIST)) {
  if (name !== 'index.html') await symlink(join(DIST, name), join(files, name))
}
await writeFile(join(files, 'index.html'), withControls(await readFile(join(DIST, 'index.html'), 'utf8')))

const deployed = (name: string) => readFile(join(ROOT, 'deploy', name), 'utf8')
const filled = Object.entries({ ...SETTINGS, GATEWAY: new URL(gateway.url).host }).reduce(
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
  types { text/html html; text/css css; text/javascript js; image/png png; image/svg+xml svg; }
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
  include ${join(folder, 'settings.conf')};
  include ${join(folder, 'server.conf')};
}
`,
)

const running = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
process.on('SIGTERM', () => running.kill())
process.on('SIGINT', () => running.kill())
process.stdout.write(`http://127.0.0.1:${values.port}/\n`)
await once(running, 'exit')
gateway.stop()
await rm(folder, { recursive: true, force: true })
