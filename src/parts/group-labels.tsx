import type { ReactNode } from 'react'
import { tooltipText } from '#/format/truncate'
import { DEFAULT_GROUP } from '#/resources/group/group'
import { t } from '#/i18n/i18n'
import { TruncatedText } from '#/ui/text/clipped-text'
import { Tag, type BadgeTone } from '#/ui/text/badge'

/** Highlight colours of well-known group names. */
const TONES = new Map<string, BadgeTone>([
  ['vip', 'warning'],
  ['pro', 'warning'],
  ['svip', 'bad'],
  ['premium', 'bad'],
])

/** Where both are too wide, the name of the group stays. */
const ASSUMED = { display: 'inline-flex', gap: 'var(--gc-space-1)', maxWidth: '100%' }
const CLIPPED = { overflow: 'hidden', textOverflow: 'ellipsis' }

interface Props {
  groups: readonly string[]
  /** Marks in a name what a search has found. */
  mark: (name: string) => ReactNode
}

/** The first of the sorted group names and the number of the others; without any, the default group marked as assumed. */
export function GroupLabels({ groups, mark }: Props) {
  if (groups.length === 0) {
    return (
      <span style={ASSUMED} title={t('grid.groupAssumed.hint')}>
        <Tag>
          <bdi translate="no">{DEFAULT_GROUP}</bdi>
        </Tag>
        <span style={CLIPPED}>{t('grid.groupAssumed')}</span>
      </span>
    )
  }
  const [first = '', ...others] = groups.toSorted()
  return (
    <>
      <Tag tone={TONES.get(first)} title={tooltipText(first)}>
        <bdi translate="no">{mark(first)}</bdi>
      </Tag>{' '}
      {others.length > 0 && <TruncatedText short={`+${others.length}`} full={others.join(', ')} />}
    </>
  )
}
