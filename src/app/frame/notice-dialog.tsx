import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'
import { ConfiguredMarkdown } from '#/ui/text/configured-text'

/** Dialog with the full notice. */
export function NoticeDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useT()
  return (
    <DialogFrame title={t('common.notice')} size="lg" onClose={onClose}>
      <ConfiguredMarkdown text={text} />
    </DialogFrame>
  )
}
