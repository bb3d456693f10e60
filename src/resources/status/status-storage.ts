import * as z from 'zod/mini'
import { storedText, storedValue } from '#/browser/stored-value'
import { statusSchema, UNKNOWN_STATUS, type Status } from './status'

// The keys and their plain-text form are those that consoles of this family share.
const whole = storedValue('status', z.pipe(z.record(z.string(), z.unknown()), statusSchema))
const parts = {
  system_name: storedText('system_name', z.string()),
  logo: storedText('logo', z.string()),
  footer_html: storedText('footer_html', z.string()),
  quota_per_unit: storedText('quota_per_unit', z.string()),
  display_in_currency: storedText('display_in_currency', z.string()),
}

/** The status of the last visit; neutral values on the first one. */
export function lastKnownStatus(): Status {
  return whole.read() ?? UNKNOWN_STATUS
}

/** Keeps what the server said of itself for the next start, which may happen without a connection. */
export function storeStatus(status: Status): void {
  whole.write(status)
  parts.system_name.write(status.system_name)
  parts.logo.write(status.logo)
  parts.footer_html.write(status.footer_html)
  parts.quota_per_unit.write(String(status.quota_per_unit))
  parts.display_in_currency.write(String(status.display_in_currency))
}
