import { Box, Group, Kbd, Title } from '@mantine/core'
import '@mantine/core/styles/Kbd.layer.css'
import type { StaticKey } from '#/i18n/i18n'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { Checkbox } from '#/ui/grid/checkbox'
import { hasCommandKey, useShortcutChoice } from '#/ui/keys/use-shortcuts'
import { useT } from '#/ui/language/use-t'
import { useMenu } from '../menu/menu-list'

/** Keys that are pressed one after the other, and what they do. */
type Line = readonly [keys: readonly string[], label: StaticKey]

const everywhere = (): readonly Line[] => [
  [[hasCommandKey() ? '⌘ K' : 'Ctrl K'], 'palette.title'],
  [['N'], 'shortcuts.notification'],
  [['?'], 'shortcuts.help'],
]
const IN_LISTS: readonly Line[] = [
  [['/'], 'grid.search'],
  [['J'], 'shortcuts.next'],
  [['K'], 'shortcuts.previous'],
  [['X'], 'shortcuts.select'],
  [['E'], 'shortcuts.edit'],
  [['→'], 'shortcuts.right'],
  [['←'], 'shortcuts.left'],
]

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { links } = useMenu()
  const [isOn, choose] = useShortcutChoice()
  return (
    <DialogFrame title={t('shortcuts.title')} size="lg" onClose={onClose}>
      <Checkbox
        label={t('shortcuts.switch')}
        description={t('shortcuts.switch.hint')}
        // The box beside its label, not beside the hint.
        styles={{ body: { alignItems: 'flex-start' } }}
        checked={isOn}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <Box mt="lg" style={{ columns: 'var(--gc-length-12) 2', columnGap: 'var(--gc-space-8)' }}>
        <Section label={t('shortcuts.everywhere')} lines={everywhere()} />
        <Section label={t('shortcuts.inLists')} lines={IN_LISTS} />
        <Section
          label={t('shortcuts.pages')}
          lines={links.map(({ key, label }) => [['G', key.toUpperCase()], label])}
        />
      </Box>
    </DialogFrame>
  )
}

function Section({ label, lines }: { label: string; lines: readonly Line[] }) {
  const t = useT()
  return (
    <Box component="section" aria-label={label} mb="md" style={{ breakInside: 'avoid' }}>
      <Title order={3} c="dimmed">
        {label}
      </Title>
      <dl style={{ margin: 0 }}>
        {lines.map(([keys, text]) => (
          <Group key={text} justify="space-between" wrap="nowrap" py="var(--gc-space-1)">
            <dt>{t(text)}</dt>
            <Group component="dd" wrap="nowrap" flex="none" m={0}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </dl>
    </Box>
  )
}
