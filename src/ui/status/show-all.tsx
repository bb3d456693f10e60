import { useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { ProgramText } from '../text/program-text'

/** Reveals the full text of a truncated message in a scrolling box. */
export function ShowAll({ text }: { text: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(isOpen ? 'problem.showLess' : 'problem.showAll')}</summary>
      {isOpen && <ProgramText label={t('problem.fullMessage')}>{text}</ProgramText>}
    </details>
  )
}
