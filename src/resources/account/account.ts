import * as z from 'zod/mini'
import { lenientText, perhapsNumber } from '#/http/row-values'

/**
 * Whoever is signed in, reduced to what the console may keep (T-12). A log-in answers a whole user of which
 * only these are filled (K2.3); everything else, secrets included, is dropped here.
 */
export const accountSchema = z.object({
  id: z.int().check(z.positive()),
  username: z.string(),
  display_name: lenientText,
  role: z.int(),
  status: z.catch(z.int(), 0),
})
export type Account = z.infer<typeof accountSchema>

/** The own account as its form shows it; of this only `Account` is kept by the browser. */
export const profileSchema = z.extend(accountSchema, {
  email: lenientText,
  github_id: lenientText,
  wechat_id: lenientText,
  lark_id: lenientText,
  oidc_id: lenientText,
  /** What it may still spend, in server units; undefined where the server does not say. */
  quota: perhapsNumber,
})
export type Profile = z.infer<typeof profileSchema>

/** What is typed to sign in; `username` may also hold an e-mail address. */
export interface Credentials {
  username: string
  password: string
}

/** What a person may change of the own account; what is left out stays as it is. */
export interface ProfileDraft {
  username?: string
  display_name?: string
  password?: string
}
