import { useQuery } from '@tanstack/react-query'
import { timeZoneName } from '#/format/zone'
import { retryAfterOf } from '#/http/failure'
import { QuotaEquivalent } from '#/parts/quota-equivalent'
import { modelQueries } from '#/resources/model/model-queries'
import { RetryButton } from '#/ui/controls/retry-button'
import { FieldInput } from '#/ui/form/field-input'
import type { FormHandle } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { ExpiryChoices } from './expiry-choices'
import type { TokenFields } from './token-fields'

const ZONE = timeZoneName()

/** Inputs of the token form, with suggestions, presets and hints. */
export function TokenInputs({ form }: { form: FormHandle<TokenFields> }) {
  const t = useT()
  const models = useQuery(modelQueries.available())
  return (
    <>
      <FieldInput form={form} name="name" />
      <FieldInput
        form={form}
        name="models"
        suggestions={models.data}
        aside={models.isError && <ModelsMissing error={models.error} onRetry={() => void models.refetch()} />}
      />
      <FieldInput form={form} name="subnet" />
      <FieldInput
        form={form}
        name="expired_time"
        hint={t('token.expiresAt.hint', { zone: ZONE })}
        aside={<ExpiryChoices form={form} />}
      />
      <FieldInput
        form={form}
        name="remain_quota"
        aside={<QuotaEquivalent form={form} name="remain_quota" />}
      />
      <FieldInput form={form} name="unlimited_quota" />
    </>
  )
}

/** Message below the field when the model names cannot be fetched; they can still be typed. */
function ModelsMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT()
  return (
    <span role="status">
      {t('token.models.unavailable')}{' '}
      <RetryButton size="compact-xs" wait={retryAfterOf(error)} onRetry={onRetry} />
    </span>
  )
}
