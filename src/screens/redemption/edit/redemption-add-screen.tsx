import { useState } from 'react'
import type { CreatedCodes } from '#/resources/redemption/create-codes'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { CodesForm } from './codes-form'
import { CreatedCodesList } from './created-codes'
import { NEW_CODES, type CodesValues } from './redemption-fields'

/** Page that creates codes and then shows them until navigation. */
export function RedemptionAddScreen() {
  const t = useT()
  const [initialValues, setInitialValues] = useState(NEW_CODES)
  const [created, setCreated] = useState<{ values: CodesValues; result: CreatedCodes }>()
  const more = () => {
    if (!created) return
    const { codes, requested: wanted } = created.result
    // After a partial failure, offer to create the missing codes.
    if (codes.length < wanted) setInitialValues({ ...created.values, count: String(wanted - codes.length) })
    else setInitialValues(NEW_CODES)
    setCreated(undefined)
  }
  return (
    <>
      <PageTitle>{t('redemption.create')}</PageTitle>
      {created ? (
        <CreatedCodesList name={created.values.name} result={created.result} onMore={more} />
      ) : (
        <CodesForm
          initialValues={initialValues}
          onCreated={(values, result) => setCreated({ values, result })}
        />
      )}
    </>
  )
}
