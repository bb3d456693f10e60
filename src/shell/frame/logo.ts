import { safeUrl } from '#/browser/safe-url'
import type { Status } from '#/resources/status/status'

const DEFAULT_LOGO = '/logo.png'

/** The address of the logo; the default one when none is configured or when it must not be loaded (T-02). */
export function logoOf(status: Status): string {
  return safeUrl('image', status.logo) ?? DEFAULT_LOGO
}
