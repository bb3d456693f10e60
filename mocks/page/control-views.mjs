// @ts-check
// Views of a world's state.
import { byId, control, element, offer, select } from './control-requests.mjs'

/** Renders the world's key figures, clock and the list of worlds. */
export async function showWorld() {
  const now = await control('GET', 'worlds/current')
  byId('summary', HTMLElement).replaceChildren(
    ...Object.entries(now).map(([name, value]) =>
      element('div', element('dt', name), element('dd', String(value))),
    ),
  )
  byId('now', HTMLElement).textContent = new Date(now.now * 1000)
    .toISOString()
    .replace('.000Z', ' UTC')
    .replace('T', ' ')
  const worlds = await control('GET', 'worlds')
  offer(
    select('enter', 'id'),
    worlds.map((/** @type {{ id: string, seed: string }} */ { id, seed }) => [id, `${id} (${seed})`]),
  )
  return now
}

/** @type {(user: { username: string, role: number, status: number }) => [string, string]} */
const words = ({ username, role, status }) => [
  username,
  `${username || '(no name)'}, role ${role}${status === 1 ? '' : `, status ${status}`}`,
]

async function showPeople() {
  const users = await control('GET', 'users')
  offer(select('sign-in', 'username'), users.map(words))
  offer(select('consume', 'user'), users.map(words))
}

/** Renders the active faults. */
async function showFaults() {
  const faults = await control('GET', 'faults')
  byId('no-faults', HTMLElement).hidden = faults.length > 0
  byId('faults', HTMLElement).replaceChildren(
    ...faults.map(
      (
        /** @type {{ id: number, seen: number, order: { kind: string, call: string, times?: number } }} */ fault,
      ) => {
        const { kind, call, times } = fault.order
        const often = times === undefined ? 'for good' : `${times} ×`
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = `Remove fault ${fault.id}`
        button.value = String(fault.id)
        return element('li', `${fault.id}: ${kind}, ${call}, ${often}, seen ${fault.seen} `, button)
      },
    ),
  )
}

async function showMails() {
  const mails = await control('GET', 'mails')
  byId('no-mails', HTMLElement).hidden = mails.length > 0
  byId('mails', HTMLElement).replaceChildren(
    ...mails
      .toReversed()
      .map((/** @type {{ to: string, kind: string, code: string, link?: string }} */ mail) => {
        const item = element('li', `${mail.to}: ${mail.kind} ${mail.code} `)
        if (mail.link) {
          const link = document.createElement('a')
          // Use only the path, because the configured server address may differ from this origin.
          link.href = mail.link.replace(/^https?:\/\/[^/]*/, '')
          link.textContent = mail.link
          item.append(link)
        }
        return item
      }),
  )
}

/** @type {(request: { at: number, method: string, path: string, status: number, caller: string | null, body?: string }) => HTMLElement} */
const row = ({ at, method, path, status, caller, body }) =>
  element(
    'tr',
    ...[
      new Date(at).toLocaleTimeString(),
      `${method} ${path}`,
      String(status || '–'),
      caller ?? '–',
      body ?? '',
    ].map((text) => element('td', text.slice(0, 300))),
  )

/** Renders the newest calls. */
export async function showRequests() {
  const only = byId('only', HTMLInputElement).value
  const requests = await control('GET', 'requests')
  const shown = requests.filter((/** @type {{ method: string, path: string }} */ { method, path }) =>
    `${method} ${path}`.includes(only),
  )
  byId('requests', HTMLElement).replaceChildren(...shown.toReversed().slice(0, 100).map(row))
}

/** Renders all views. */
export async function showAll() {
  await Promise.all([showWorld(), showPeople(), showFaults(), showMails(), showRequests()])
}
