import type { ReactNode } from 'react'
import { tooltipText } from '#/format/truncate'
import { DEFAULT_GROUP } from '#/resources/group/group'
import { t } from '#/i18n/i18n'
import { TruncatedText } from '#/ui/text/clipped-text'
import classes from './group-labels.module.css'

/** Highlight colours of well-known group names. */
const TONES = new Map([
  ['vip', 'warm'],
  ['pro', 'warm'],
  ['svip', 'hot'],
  ['premium', 'hot'],
])

interface Props {
  groups: readonly string[]
  /** Marks in a name what a search has found. */
  mark: (name: string) => ReactNode
}

/** The first of the sorted group names and the number of the others; without any, the default group marked as assumed. */
export function GroupLabels({ groups, mark }: Props) {
  if (groups.length === 0) {
    return (
      <span className={classes.groups} title={t('grid.groupAssumed.hint')}>
        <bdi translate="no" className={classes.group} data-assumed>
          {DEFAULT_GROUP}
        </bdi>
        <span className={classes.assumed}>{t('grid.groupAssumed')}</span>
      </span>
    )
  }
  const [first = '', ...others] = groups.toSorted()
  return (
    <span className={classes.groups}>
      <bdi translate="no" className={classes.group} data-tone={TONES.get(first)} title={tooltipText(first)}>
        {mark(first)}
      </bdi>
      {others.length > 0 && <TruncatedText short={`+${others.length}`} full={others.join(', ')} />}
    </span>
  )
}
