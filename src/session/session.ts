import { storedValue } from '#/browser/stored-value'
import { accountSchema, type Account } from '#/resources/account/account'

// PS05: a role that is not a number means signed out, so the schema is the strict one.
const stored = storedValue('user', accountSchema)

let snapshot = stored.read()
let snapshotText = JSON.stringify(snapshot)

/** Reads the store anew; keeps the same object while nothing changed, as React's stores require. */
function refreshed(): Account | undefined {
  const next = stored.read()
  const text = JSON.stringify(next)
  if (text !== snapshotText) {
    snapshot = next
    snapshotText = text
  }
  return snapshot
}

/** Who is signed in here, or undefined. Shared by all tabs of this browser. */
export function currentAccount(): Account | undefined {
  return refreshed()
}

/** Remembers who signed in; only the fields of `Account` are kept. */
export function signIn(account: Account): void {
  stored.write(accountSchema.parse(account))
}

/** Forgets who was signed in. */
export function signOut(): void {
  stored.remove()
}

/** Calls `listener` when somebody signs in or out, here or in another tab. Returns how to stop that. */
export function onAccountChange(listener: () => void): () => void {
  return stored.subscribe(listener)
}
