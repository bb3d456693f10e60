import { Alert, Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import { useQueryClient } from '@tanstack/react-query'
import { redemptionQueries, type CreatedCodes } from '#/resources/redemption/redemption'
import { CreatedNotice } from '#/app/list/created-notice'
import { ErrorText } from '#/app/problem/error-text'
import { useT } from '#/ui/language/use-t'
import { PanelNote } from '#/ui/text/panel'
import { downloadCodes } from '../code-lines'

/** The codes that were just created, and what there is to say of fewer than requested. */
export function NewCodes({ created }: { created: CreatedCodes & { name: string } }) {
  const t = useT()
  const cache = useQueryClient()
  const { name, codes, requested: wanted, responseCount, problem } = created
  const counts = { n: codes.length, wanted }
  return (
    <CreatedNotice
      title={t('redemption.createdCodes', counts)}
      label={t('redemption.createdCodes.codes')}
      lines={codes}
      copyLabel={t('redemption.createdCodes.copy')}
      onClose={() => cache.setQueryData(redemptionQueries.created().queryKey, null)}
    >
      <Button leftSection={<IconDownload aria-hidden />} onClick={() => downloadCodes(name, codes)}>
        {t('redemption.select.download')}
      </Button>
      <PanelNote>{t('redemption.createdCodes.notStored')}</PanelNote>
      <ErrorText error={problem} />
      {responseCount !== undefined && (
        <Alert color="orange">
          {t('redemption.createdCodes.mismatch', { ...counts, answered: responseCount })}
        </Alert>
      )}
    </CreatedNotice>
  )
}
