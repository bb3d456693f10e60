import * as z from 'zod/mini'
import { lenientText, optionalNumber } from '#/http/rows'

/**
 * Schema of the signed-in account, reduced to the members that the browser may store (T-12). A log-in response has
 * a whole user with only these filled (K2.3); parsing drops the rest, secrets included.
 */
export const accountSchema = z.object({
  id: z.int().check(z.positive()),
  username: z.string(),
  display_name: lenientText,
  role: z.int(),
  status: z.catch(z.int(), 0),
})
/** Signed-in account. */
export type Account = z.infer<typeof accountSchema>

/** Schema of the own account with the members its forms show; the browser stores only those of `Account`. */
export const profileSchema = z.lazy(() =>
  z.extend(accountSchema, {
    email: lenientText,
    github_id: lenientText,
    wechat_id: lenientText,
    lark_id: lenientText,
    oidc_id: lenientText,
    /** Balance in server units; undefined when the server sends none. */
    quota: optionalNumber,
  }),
)
/** Own account with the members of its forms. */
export type Profile = z.infer<typeof profileSchema>
