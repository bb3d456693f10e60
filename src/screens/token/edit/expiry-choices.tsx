import { Button, Group } from '@mantine/core'
import { formatDatetimeInput } from '#/fields/datetime-text'
import { serverSeconds } from '#/http/server-clock'
import type { StaticKey } from '#/i18n/i18n'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import type { TokenFields } from './token-fields'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Expiry presets in seconds from now; without seconds: never. A month is 30 days. */
const PRESETS: readonly { label: StaticKey; seconds?: number }[] = [
  { label: 'token.expiryPreset.never' },
  { label: 'token.expiryPreset.month', seconds: 30 * DAY_S },
  { label: 'token.expiryPreset.day', seconds: DAY_S },
  { label: 'token.expiryPreset.hour', seconds: HOUR_S },
  { label: 'token.expiryPreset.minute', seconds: MINUTE_S },
]

/** Input text of the time in `seconds` by the server's clock, which decides the expiry; blank for never. */
function inSeconds(seconds: number | undefined): string {
  return seconds === undefined ? '' : formatDatetimeInput(serverSeconds() + seconds)
}

/** Buttons that fill in the expiry time, relative to the click. */
export function ExpiryChoices({ form }: { form: FormHandle<TokenFields> }) {
  const t = useT()
  return (
    <Group role="group" aria-label={t('token.expiresAt.choices')} gap="xs">
      {PRESETS.map(({ label, seconds }) => (
        <Button
          key={label}
          type="button"
          variant="default"
          size="xs"
          onClick={() => form.setValue('expired_time', inSeconds(seconds))}
        >
          {t(label)}
        </Button>
      ))}
    </Group>
  )
}
