import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { contentQueries } from '#/resources/status/content-queries'
import { shownNotice } from '#/resources/status/content-storage'
import { IconButton } from '#/ui/feedback/icon-button'
import { late } from '#/ui/feedback/late'
import { tell } from '#/ui/feedback/tell'
import { useT } from '#/ui/language/use-t'
import { ConfiguredMarkdown } from '#/ui/text/configured-markdown'
import classes from './notice.module.css'

const NoticeDialog = late(async () => (await import('./notice-dialog')).NoticeDialog)

/**
 * What administrators tell everybody: shown once for each change (N09), by whichever tab is looked at, and to be
 * read again from here.
 */
export function NoticeButton() {
  const t = useT()
  const isIdle = useIdle()
  const { data } = useQuery({ ...contentQueries.notice(), enabled: isIdle })
  const notice = data ?? shownNotice.read() ?? ''
  const [isOpen, setOpen] = useState(false)
  useShowOnce(data)
  if (!notice.trim()) return null
  return (
    <>
      <IconButton
        icon="bell"
        label={t('notice.title')}
        size="lg"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <NoticeDialog text={notice} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** True once what the page itself needs is under way: a notice can wait, rows cannot. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}

function useShowOnce(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return undefined
    const show = () => {
      if (document.visibilityState !== 'visible' || shownNotice.read() === text) return
      shownNotice.write(text)
      if (text.trim()) tell('notice', text, <ShortNotice text={text} />)
    }
    show()
    document.addEventListener('visibilitychange', show)
    return () => document.removeEventListener('visibilitychange', show)
  }, [text])
}

function ShortNotice({ text }: { text: string }) {
  const t = useT()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long notice scrolls, by keyboard too
    <div role="group" aria-label={t('notice.title')} tabIndex={0} className={classes.short}>
      <ConfiguredMarkdown text={text} />
    </div>
  )
}
