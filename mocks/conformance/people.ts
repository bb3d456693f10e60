// oxlint-disable no-await-in-loop -- users are created in sequence, so that their ids are consecutive
import type { Case, TestAccount } from './case'
import { Browser, jsonOf, type Wire } from './wire'
import { memberAt, type Words } from './words'

const ROLE_ADMIN = new Set<TestAccount>(['admin', 'peer'])

async function done(browser: Browser, call: string, body: unknown): Promise<unknown> {
  const json = jsonOf(await browser.request(call, body))
  if (memberAt(json, 'success') === true) return json
  throw new Error(`to prepare the case, ${call} was asked: ${JSON.stringify(json)}`)
}

/** Creates a logged-in browser for each account of a case and stores the account data as placeholders. */
export async function peopleOf(
  { steps }: Case,
  wire: Wire,
  words: Words,
  headers: Readonly<Record<string, string>>,
): Promise<Map<TestAccount, Browser>> {
  // Include accounts that are only referenced by a placeholder such as `{user.id}`.
  const stepsText = JSON.stringify(steps)
  const wanted = (['admin', 'peer', 'user', 'other'] as const).filter(
    (person) => stepsText.includes(`"as":"${person}"`) || stepsText.includes(`{${person}.`),
  )
  const people = new Map<TestAccount, Browser>([['nobody', new Browser(wire, headers)]])
  const root = new Browser(wire, headers)
  people.set('root', root)
  if (wanted.length === 0 && !stepsText.includes('"as":"root"')) return people
  await done(root, 'POST /api/user/login', { username: 'root', password: words.get('root.password') })
  for (const person of wanted) {
    const username = `${person[0]}-${String(words.get('tag'))}`
    const password = 'conform-123'
    await done(root, 'POST /api/user/', { username, password, display_name: `${person} ${username}` })
    if (ROLE_ADMIN.has(person)) await done(root, 'POST /api/user/manage', { username, action: 'promote' })
    const browser = new Browser(wire, headers)
    const response = await done(browser, 'POST /api/user/login', { username, password })
    people.set(person, browser)
    words.set(`${person}.name`, username)
    words.set(`${person}.password`, password)
    words.set(`${person}.id`, memberAt(response, 'data.id'))
  }
  return people
}
