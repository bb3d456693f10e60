import { useDeferredValue } from 'react'
import { safeUrl } from '#/browser/safe-url'
import { ConfiguredHtml } from '#/ui/text/configured-html'
import { useAnswer } from '#/ui/form/use-answer'
import { useT } from '#/ui/language/use-t'
import { useDesk } from './desk'
import classes from './option.module.css'

/** Pages of their own; the others are never a frame (decision 32). */
const MAY_BE_FRAME = new Set(['HomePageContent', 'About'])

/** What a text will look like, cleaned as everywhere, while it is typed. */
export function PagePreview({ option }: { option: string }) {
  const t = useT()
  const { form } = useDesk()
  const answer: unknown = useAnswer(form, option)
  const text = useDeferredValue(typeof answer === 'string' ? answer : '')
  const address =
    MAY_BE_FRAME.has(option) && text.startsWith('https://') ? safeUrl('frame', text.trim()) : undefined
  if (text.trim() === '') return null
  return (
    <section className={classes.preview} aria-label={t('option.preview')}>
      <p className={classes.previewTitle}>{t('option.preview')}</p>
      <div className={classes.previewText}>
        {address ? t('option.preview.frame', { address }) : <ConfiguredHtml html={text} />}
      </div>
    </section>
  )
}
