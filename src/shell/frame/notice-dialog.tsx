import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'
import { ConfiguredMarkdown } from '#/ui/text/configured-text'

/** The notice once more, for as long as one likes. */
export function NoticeDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useT()
  return (
    <DialogFrame title={t('notice.title')} size="lg" onClose={onClose}>
      <ConfiguredMarkdown text={text} />
    </DialogFrame>
  )
}
