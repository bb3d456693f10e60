import { Paper, Text } from '@mantine/core'
import { useDeferredValue } from 'react'
import { safeUrl } from '#/browser/urls'
import type { OptionRecord } from '#/resources/option/option'
import { useFieldValue } from '#/ui/form/form-handle'
import { useT } from '#/ui/language/use-t'
import { isAddress } from '#/ui/text/configured-content'
import { ConfiguredHtml, ConfiguredMarkdown } from '#/ui/text/configured-text'
import { useSettingsForm } from './settings-form-state'

export function PagePreview({ record: { key, field, editor } }: { record: OptionRecord }) {
  const t = useT()
  const { form } = useSettingsForm()
  const answer: unknown = useFieldValue(form, key)
  const text = useDeferredValue(typeof answer === 'string' ? answer : '')
  const address = editor === 'page' && isAddress(text) ? safeUrl('frame', text.trim()) : undefined
  if (text.trim() === '') return null
  return (
    <Paper
      component="section"
      withBorder
      p="xs"
      mt="xs"
      mah="var(--gc-length-20)"
      style={{ overflow: 'auto' }}
      aria-label={t('option.preview.of', { name: t(field.label) })}
    >
      <Text size="xs" c="dimmed">
        {t('common.preview')}
      </Text>
      <div>
        {address ? (
          t('option.preview.frame', { address })
        ) : editor === 'html' ? (
          <ConfiguredHtml html={text} />
        ) : (
          <ConfiguredMarkdown text={text} />
        )}
      </div>
    </Paper>
  )
}
