import { useDocumentVisibility } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import IconBell from '@tabler/icons-react/icons/IconBell'
import { contentQueries, dismissedNotice } from '#/resources/status/content'
import { IconButton } from '#/ui/button/icon-button'
import { useT } from '#/ui/language/use-t'
import { notify } from '#/ui/notifications/notify'
import { lazyPart } from '#/ui/status/lazy-part'
import { ConfiguredMarkdown } from '#/ui/text/configured-text'

const DialogFrame = lazyPart(async () => (await import('#/ui/dialog/dialog-frame')).DialogFrame)

/**
 * Button that opens the notice of the administrators. A new notice is also shown as a toast, once per change and only
 * in the visible tab.
 */
export function NoticeButton() {
  const t = useT()
  const { data } = useQuery(contentQueries.notice())
  const notice = data ?? dismissedNotice.read() ?? ''
  const [isOpen, setOpen] = useState(false)
  const visibility = useDocumentVisibility()
  useEffect(() => {
    // The hook takes the page to be visible at first.
    const isSeen = visibility === 'visible' && document.visibilityState === 'visible'
    if (data === undefined || !isSeen || dismissedNotice.read() === data) return
    dismissedNotice.write(data)
    if (data.trim()) notify('notice', data, <ShortNotice text={data} />)
  }, [data, visibility])
  if (!notice.trim()) return null
  return (
    <>
      <IconButton
        icon={IconBell}
        label={t('common.notice')}
        size="lg"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <DialogFrame title={t('common.notice')} size="lg" onClose={() => setOpen(false)}>
          <ConfiguredMarkdown text={notice} />
        </DialogFrame>
      )}
    </>
  )
}

function ShortNotice({ text }: { text: string }) {
  const t = useT()
  return (
    <div
      role="group"
      aria-label={t('common.notice')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
      tabIndex={0}
      style={{ maxHeight: 'min(var(--gc-length-20), 50vh)', overflowY: 'auto' }}
    >
      <ConfiguredMarkdown text={text} />
    </div>
  )
}
