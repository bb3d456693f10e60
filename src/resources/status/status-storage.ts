import * as z from 'zod/mini'
import { storedText, storedValue } from '#/browser/stored-value'
import { statusSchema, UNKNOWN_STATUS, type Status } from './status'

// Keys and plain-text format are shared with other consoles of this family.
const statusStorage = storedValue('status', z.pipe(z.record(z.string(), z.unknown()), statusSchema))
/** Members that those consoles read, each under a key of its own. */
const parts = {
  system_name: storedText('system_name', z.string()),
  logo: storedText('logo', z.string()),
  footer_html: storedText('footer_html', z.string()),
  quota_per_unit: storedText('quota_per_unit', z.string()),
  display_in_currency: storedText('display_in_currency', z.string()),
}

/** Returns the status of the last visit; default values on the first one. */
export function lastKnownStatus(): Status {
  return statusStorage.read() ?? UNKNOWN_STATUS
}

/** Stores the status for the next start, which may be offline. */
export function storeStatus(status: Status): void {
  statusStorage.write(status)
  parts.system_name.write(status.system_name)
  parts.logo.write(status.logo)
  parts.footer_html.write(status.footer_html)
  parts.quota_per_unit.write(String(status.quota_per_unit))
  parts.display_in_currency.write(String(status.display_in_currency))
}
