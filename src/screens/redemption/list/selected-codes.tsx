import { Button } from '@mantine/core'
import { redemptionName, type Redemption } from '#/resources/redemption/redemption'
import { redemptionMutations } from '#/resources/redemption/redemption-mutations'
import type { Bulk } from '#/shell/bulk/use-bulk'
import { useT } from '#/ui/language/use-t'
import { redemptionKeys, downloadCodes, useCopyCodes } from '../use-copy-codes'

interface Props {
  codes: readonly Redemption[]
  bulk: Bulk<Redemption>
}

/** Actions on the selected codes: copy, download, delete. */
export function SelectedCodes({ codes, bulk }: Props) {
  const t = useT()
  const copy = useCopyCodes()
  const remove = () =>
    bulk.confirm({
      question: t('redemption.bulk.delete', { n: codes.length }),
      hint: t('redemption.bulk.hint'),
      confirmLabel: t('row.confirmDelete.yes'),
      title: t('redemption.bulk.deleting'),
      rows: codes,
      nameOf: redemptionName,
      step: (code, mutate) => mutate(redemptionMutations.remove(code), undefined),
    })
  return (
    <>
      <Button variant="default" onClick={() => void copy(redemptionKeys(codes))}>
        {t('redemption.select.copy')}
      </Button>
      <Button variant="default" onClick={() => downloadCodes('', redemptionKeys(codes))}>
        {t('redemption.select.download')}
      </Button>
      <Button variant="light" color="red" onClick={remove}>
        {t('redemption.select.delete')}
      </Button>
    </>
  )
}
