import { useDeferredValue } from 'react'
import { safeUrl } from '#/browser/safe-url'
import type { StaticKey } from '#/i18n/i18n'
import { isAddress } from '#/ui/text/configured-content'
import { ConfiguredHtml, ConfiguredMarkdown } from '#/ui/text/configured-text'
import { useFieldValue } from '#/ui/form/use-field-value'
import { useT } from '#/ui/language/use-t'
import { useSettingsForm } from './settings-form-context'
import classes from './option.module.css'

/** Options whose value may be the URL of a page shown in an iframe. */
const MAY_BE_FRAME = new Set(['HomePageContent', 'About'])

/** The footer is part of every page and is always HTML. */
const HTML_ONLY = 'Footer'

/** Live preview of a page text, sanitised as on the real page. */
export function PagePreview({ option, label }: { option: string; label: StaticKey }) {
  const t = useT()
  const { form } = useSettingsForm()
  const answer: unknown = useFieldValue(form, option)
  const text = useDeferredValue(typeof answer === 'string' ? answer : '')
  const address = MAY_BE_FRAME.has(option) && isAddress(text) ? safeUrl('frame', text.trim()) : undefined
  if (text.trim() === '') return null
  return (
    <section className={classes.preview} aria-label={t('option.preview.of', { name: t(label) })}>
      <p className={classes.previewTitle}>{t('option.preview')}</p>
      <div className={classes.previewText}>
        {address ? (
          t('option.preview.frame', { address })
        ) : option === HTML_ONLY ? (
          <ConfiguredHtml html={text} />
        ) : (
          <ConfiguredMarkdown text={text} />
        )}
      </div>
    </section>
  )
}
