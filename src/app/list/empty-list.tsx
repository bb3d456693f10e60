import type { ReactNode } from 'react'
import type { Icon } from '@tabler/icons-react'
import { useT } from '#/ui/language/use-t'
import { EmptyState } from '#/ui/status/empty-state'

/** The documentation of the gateway. */
const DOCUMENTATION = 'https://github.com/songquanpeng/one-api#readme'

interface Props {
  /** The icon of the page in the menu. */
  icon: Icon
  /** What the records of the list are for. */
  text: string
  /** The first thing to do. */
  children: ReactNode
}

/** A list without records: what they are for, what to do first, and where to read more. */
export function EmptyList({ icon, text, children }: Props) {
  const t = useT()
  return (
    <EmptyState icon={icon} title={t('grid.empty')}>
      <p>{text}</p>
      {children}
      <a href={DOCUMENTATION} target="_blank" rel="noopener noreferrer">
        {t('grid.documentation')}
      </a>
    </EmptyState>
  )
}
