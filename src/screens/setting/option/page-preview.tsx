import { useDeferredValue } from 'react'
import { safeUrl } from '#/browser/safe-url'
import type { PlainKey } from '#/i18n/i18n'
import { isAddress } from '#/ui/text/configured-content'
import { ConfiguredHtml } from '#/ui/text/configured-html'
import { ConfiguredMarkdown } from '#/ui/text/configured-markdown'
import { useAnswer } from '#/ui/form/use-answer'
import { useT } from '#/ui/language/use-t'
import { useDesk } from './desk'
import classes from './option.module.css'

/** Pages of their own: no other option is ever a frame (decision 32). */
const MAY_BE_FRAME = new Set(['HomePageContent', 'About'])

/** The footer stands in the frame of each page, and is HTML alone. */
const HTML_ONLY = 'Footer'

/** What a text will look like, cleaned as everywhere, while it is typed. */
export function PagePreview({ option, label }: { option: string; label: PlainKey }) {
  const t = useT()
  const { form } = useDesk()
  const answer: unknown = useAnswer(form, option)
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
