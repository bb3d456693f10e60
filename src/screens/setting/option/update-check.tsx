import { Heading } from '#/ui/text/text'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf } from '#/http/failure'
import {
  isSameVersion,
  releasePageUrl,
  type Release,
  RELEASE_HOST,
  releaseMutations,
} from '#/resources/release/release'
import { useStatus } from '#/session/use-status'
import { Button } from '#/ui/controls/button'
import { ConfiguredMarkdown } from '#/ui/text/configured-text'
import { DialogFrame } from '#/ui/dialog/dialog-frame'
import { useT } from '#/ui/language/use-t'
import classes from './option.module.css'

function ReleaseDialog({ release, onClose }: { release: Release; onClose: () => void }) {
  const t = useT()
  return (
    <DialogFrame title={t('option.update.newer', { tag: release.tag })} size="lg" onClose={onClose}>
      {release.notes.trim() !== '' && (
        <section aria-label={t('option.update.notes')} className={classes.notes}>
          <ConfiguredMarkdown text={release.notes} />
        </section>
      )}
      <a href={releasePageUrl(release)} target="_blank" rel="noopener noreferrer nofollow">
        {t('option.update.open')}
      </a>
    </DialogFrame>
  )
}

/** Fetches the latest release from the source repository. Errors are shown here and affect nothing else (FM-X1). */
export function UpdateCheck() {
  const t = useT()
  const headingId = useId()
  const { version } = useStatus()
  const check = useMutation(releaseMutations.check)
  const [isOpen, setOpen] = useState(false)
  const { data: release, error, isPending } = check
  const isLatest = release !== undefined && isSameVersion(release, version)
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <div className={classes.head}>
        <Heading order={2} id={headingId}>
          {t('option.section.updates')}
        </Heading>
      </div>
      <div className={classes.body}>
        <p className={classes.line}>
          {t('option.update.version', { version: version || t('option.update.unknownVersion') })}
        </p>
        <div className={classes.buttons}>
          <Button
            busy={isPending}
            onClick={() => isPending || check.mutate(undefined, { onSuccess: () => setOpen(true) })}
          >
            {t('option.update.check')}
          </Button>
        </div>
        <p className={classes.hint}>{t('option.update.hint', { host: RELEASE_HOST })}</p>
        <output className={classes.line}>
          {release && t(isLatest ? 'option.update.latest' : 'option.update.newer', { tag: release.tag })}
        </output>
        {error && (
          <p role="alert" className={classes.wrong}>
            {t('option.update.failed', { message: messageOf(error) })}
          </p>
        )}
      </div>
      {release && !isLatest && isOpen && <ReleaseDialog release={release} onClose={() => setOpen(false)} />}
    </section>
  )
}
