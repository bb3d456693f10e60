import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import type { StaticKey } from '#/i18n/i18n'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { hasCommandKey, useShortcutChoice } from '#/ui/keys/use-shortcuts'
import { useT } from '#/ui/language/use-t'
import type { MenuLink } from '../page-links'
import classes from './shortcut-help.module.css'

interface Line {
  /** Pressed one after the other. */
  keys: readonly string[]
  label: StaticKey
}

const everywhere = (): readonly Line[] => [
  { keys: [hasCommandKey() ? '⌘ K' : 'Ctrl K'], label: 'palette.title' },
  { keys: ['N'], label: 'shortcuts.notification' },
  { keys: ['?'], label: 'shortcuts.help' },
]
const IN_LISTS: readonly Line[] = [
  { keys: ['/'], label: 'shortcuts.search' },
  { keys: ['J'], label: 'shortcuts.next' },
  { keys: ['K'], label: 'shortcuts.previous' },
  { keys: ['X'], label: 'shortcuts.select' },
  { keys: ['E'], label: 'shortcuts.edit' },
  { keys: ['→'], label: 'shortcuts.right' },
  { keys: ['←'], label: 'shortcuts.left' },
]

interface Props {
  /** Those of the menu. */
  pages: readonly MenuLink[]
  onClose: () => void
}

/** Dialog with all shortcuts and the switch for those of a single key. */
export function ShortcutHelp({ pages, onClose }: Props) {
  const t = useT()
  const [isOn, choose] = useShortcutChoice()
  return (
    <DialogFrame title={t('shortcuts.title')} size="lg" onClose={onClose}>
      <Checkbox
        label={t('shortcuts.switch')}
        description={t('shortcuts.switch.hint')}
        classNames={{ body: classes.choice }}
        checked={isOn}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <div className={classes.groups}>
        <Group label={t('shortcuts.everywhere')} lines={everywhere()} />
        <Group label={t('shortcuts.inLists')} lines={IN_LISTS} />
        <Group
          label={t('shortcuts.pages')}
          lines={pages.map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], label }))}
        />
      </div>
    </DialogFrame>
  )
}

function Group({ label, lines }: { label: string; lines: readonly Line[] }) {
  const t = useT()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {label}
      </h3>
      <dl className={classes.lines}>
        {lines.map(({ keys, label: text }) => (
          <div key={text} className={classes.line}>
            <dt>{t(text)}</dt>
            <dd className={classes.keys}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
