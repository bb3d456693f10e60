// oxlint-disable no-await-in-loop -- people come one after the other, so that their ids follow each other
import type { Case, TestAccount } from './case'
import { Browser, jsonOf, type Wire } from './wire'
import { memberAt, type Words } from './words'

const ROLE_ADMIN = new Set<TestAccount>(['admin', 'peer'])

async function done(browser: Browser, call: string, body: unknown): Promise<unknown> {
  const json = jsonOf(await browser.request(call, body))
  if (memberAt(json, 'success') === true) return json
  throw new Error(`to prepare the case, ${call} was asked: ${JSON.stringify(json)}`)
}

/** The browsers of those who act in a case, each signed in; writes their names into the words. */
export async function peopleOf(
  { steps }: Case,
  wire: Wire,
  words: Words,
  headers: Readonly<Record<string, string>>,
): Promise<Map<TestAccount, Browser>> {
  // Also those a step only speaks of: `{user.id}` needs a user.
  const spoken = JSON.stringify(steps)
  const wanted = (['admin', 'peer', 'user', 'other'] as const).filter(
    (person) => spoken.includes(`"as":"${person}"`) || spoken.includes(`{${person}.`),
  )
  const people = new Map<TestAccount, Browser>([['nobody', new Browser(wire, headers)]])
  const root = new Browser(wire, headers)
  people.set('root', root)
  if (wanted.length === 0 && !spoken.includes('"as":"root"')) return people
  await done(root, 'POST /api/user/login', { username: 'root', password: words.get('root.password') })
  for (const person of wanted) {
    const username = `${person[0]}-${String(words.get('tag'))}`
    const password = 'conform-123'
    await done(root, 'POST /api/user/', { username, password, display_name: `${person} ${username}` })
    if (ROLE_ADMIN.has(person)) await done(root, 'POST /api/user/manage', { username, action: 'promote' })
    const browser = new Browser(wire, headers)
    const answer = await done(browser, 'POST /api/user/login', { username, password })
    people.set(person, browser)
    words.set(`${person}.name`, username)
    words.set(`${person}.password`, password)
    words.set(`${person}.id`, memberAt(answer, 'data.id'))
  }
  return people
}
