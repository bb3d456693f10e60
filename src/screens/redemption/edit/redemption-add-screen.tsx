import { useState } from 'react'
import type { CreatedCodes } from '#/resources/redemption/create-codes'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { CodesForm } from './codes-form'
import { CreatedCodesList } from './created-codes'
import { NEW_CODES, type CodesValues } from './redemption-fields'

/** New codes, and then the codes themselves until the page is left: nobody should have to look for them. */
export function RedemptionAddScreen() {
  const t = useT()
  const [seed, setSeed] = useState(NEW_CODES)
  const [created, setCreated] = useState<{ values: CodesValues; result: CreatedCodes }>()
  const more = () => {
    if (!created) return
    const { codes, requested: wanted } = created.result
    // What is missing is the next thing wanted.
    if (codes.length < wanted) setSeed({ ...created.values, count: String(wanted - codes.length) })
    else setSeed(NEW_CODES)
    setCreated(undefined)
  }
  return (
    <>
      <PageTitle>{t('redemption.create')}</PageTitle>
      {created ? (
        <CreatedCodesList name={created.values.name} result={created.result} onMore={more} />
      ) : (
        <CodesForm seed={seed} onCreated={(values, result) => setCreated({ values, result })} />
      )}
    </>
  )
}
