import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useProgram } from '#/parts/use-program'
import { USUAL_MODEL } from '#/resources/token/snippets'
import { secretOf, tokenName, tokenQueries, type Token } from '#/resources/token/token'
import { CreatedNotice } from '#/app/list/created-notice'
import { CopyButton } from '#/ui/button/copy-button'
import { useT } from '#/ui/language/use-t'
import { ProgramText } from '#/ui/text/program-text'

/** The keys of the tokens that were just created. */
export function NewKeys() {
  const t = useT()
  const cache = useQueryClient()
  const tokens = useQuery(tokenQueries.created()).data ?? []
  const [token] = tokens
  if (!token) return null
  const isOne = tokens.length === 1
  return (
    <CreatedNotice
      title={isOne ? t('token.newKey', { name: tokenName(token) }) : t('token.newKeys', { n: tokens.length })}
      label={t('common.key')}
      lines={tokens.map(secretOf)}
      copyLabel={t(isOne ? 'common.copyKey' : 'token.copyKeys')}
      onClose={() => cache.setQueryData(tokenQueries.created().queryKey, null)}
    >
      {isOne && <FirstProgram token={token} />}
    </CreatedNotice>
  )
}

/** A program for the first call with a key. */
function FirstProgram({ token }: { token: Token }) {
  const t = useT()
  const { choice, programWith } = useProgram({ model: token.models[0] ?? USUAL_MODEL })
  const program = programWith(secretOf(token))
  return (
    <>
      <CopyButton text={program}>{t('overview.quickStart.copy')}</CopyButton>
      {choice}
      <ProgramText label={t('overview.quickStart.program')}>{program}</ProgramText>
    </>
  )
}
