import type { Expected } from './expected'

/**
 * Account that makes a call. `root` is the first user; the others are created if a step of the case needs them: two
 * administrators (`admin`, `peer`) and two common users (`user`, `other`). `nobody` is not logged in.
 */
export type TestAccount = 'root' | 'admin' | 'peer' | 'user' | 'other' | 'nobody'

/** Expected response. */
export interface ExpectedResponse {
  /** HTTP status; 200 by default. */
  status?: number
  /** Expected JSON body. */
  body?: Expected
  /** Expected body text. */
  text?: Expected
  /** Headers by lower-case name; `undefined` means that the header must be absent. */
  headers?: { readonly [name: string]: Expected }
}

/**
 * One call. Placeholders `{word}` in path, body and expectation are replaced: `{tag}` is a random text unique to the
 * case, `{user.name}`, `{user.id}` and `{user.password}` belong to an account, others were stored by `keep`.
 */
export interface Step {
  /** `nobody` by default. */
  as?: TestAccount
  /** `METHOD /path?query` */
  call: string
  /** Request body; anything but a string is sent as JSON. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** A success envelope by default. */
  expect?: ExpectedResponse
  /** Response values to store as placeholders for later steps, by dotted path such as `data.0.id`. */
  keep?: Readonly<Record<string, string>>
}

/** One observable rule of the server contract and the calls that check it. */
export interface Case {
  name: string
  steps: readonly Step[]
  /** Options that root saves before the steps. */
  options?: Readonly<Record<string, string>>
  /** Reason why the case needs a server with an empty database. */
  fresh?: string
  /** Reason why the case needs the controls of the embedded gateway. */
  embedded?: string
  /** Enables the rate limits of K3; embedded gateway only. */
  limits?: 'on'
}

/** The cases of one section of the contract. */
export interface Section {
  section: string
  cases: readonly Case[]
}
