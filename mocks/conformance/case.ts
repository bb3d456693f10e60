import type { Expected } from './expected'

/**
 * Who makes a call. `root` is the first user; the others are made for the case when one of its steps needs them:
 * two administrators and two ordinary users. `nobody` has signed in nowhere.
 */
export type TestAccount = 'root' | 'admin' | 'peer' | 'user' | 'other' | 'nobody'

/** What an answer must be. */
export interface ExpectedResponse {
  /** 200 without it. */
  status?: number
  /** The JSON of the body. */
  body?: Expected
  /** The body as it stands. */
  text?: Expected
  /** Headers by lower-case name; undefined for one that must be absent. */
  headers?: { readonly [name: string]: Expected }
}

/**
 * One call. `{word}` in a path, a body or an expectation is replaced: `{tag}` is six letters of this case alone,
 * `{user.name}`, `{user.id}` and `{user.password}` are those of a person, others were kept by an earlier step.
 */
export interface Step {
  /** `nobody` without it. */
  as?: TestAccount
  /** `METHOD /path?query` */
  call: string
  /** Sent as it is when a text, else as JSON. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** A success in the envelope without it. */
  expect?: ExpectedResponse
  /** Members of the answer to keep for later steps, by dotted path, such as `data.0.id`. */
  keep?: Readonly<Record<string, string>>
}

/** One sentence of the contract that can be observed, and how. */
export interface Case {
  name: string
  steps: readonly Step[]
  /** Saved as root before the steps. */
  options?: Readonly<Record<string, string>>
  /** Why a server that was used before cannot be asked this. */
  fresh?: string
  /** Why only the embedded gateway can be asked this: its controls are needed. */
  embedded?: string
  /** Counts calls as K3 says; embedded only. */
  limits?: 'on'
}

/** The cases of one section of the contract. */
export interface Section {
  section: string
  cases: readonly Case[]
}
