import { useState } from 'react'
import type { CodesMade } from '#/resources/redemption/making-codes'
import { useT } from '#/ui/language/use-t'
import { PageTitle } from '#/ui/text/page-title'
import { CodesForm } from './codes-form'
import { MadeCodes } from './made-codes'
import { NEW_CODES, type CodesAnswers } from './redemption-fields'

/** New codes, and then the codes themselves until the page is left: nobody should have to look for them. */
export function RedemptionAddScreen() {
  const t = useT()
  const [seed, setSeed] = useState(NEW_CODES)
  const [made, setMade] = useState<{ answers: CodesAnswers; result: CodesMade }>()
  const more = () => {
    if (!made) return
    const { codes, wanted } = made.result
    // What is missing is the next thing wanted.
    if (codes.length < wanted) setSeed({ ...made.answers, count: String(wanted - codes.length) })
    else setSeed(NEW_CODES)
    setMade(undefined)
  }
  return (
    <>
      <PageTitle>{t('redemption.create')}</PageTitle>
      {made ? (
        <MadeCodes name={made.answers.name} result={made.result} onMore={more} />
      ) : (
        <CodesForm seed={seed} onMade={(answers, result) => setMade({ answers, result })} />
      )}
    </>
  )
}
