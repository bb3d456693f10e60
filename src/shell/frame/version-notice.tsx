import { Alert } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { storedText } from '#/browser/stored-value'
import { useStatus } from '#/session/use-status'
import { useT } from '#/ui/language/use-t'

/** What servers say that were built without a version. */
const PLACEHOLDERS = new Set(['', 'v0.0.0', '0.0.0'])
const seen = storedText('prompt-version', z.string())
const bare = (version: string) => version.replace(/^v/, '')

/** Tells once for each version of the server that it is not the one this page was built with. */
export function VersionNotice() {
  const t = useT()
  const { version } = useStatus()
  const [closed, setClosed] = useState(() => seen.read())
  if (PLACEHOLDERS.has(version) || bare(version) === __VERSION__ || closed === version) return null
  return (
    <Alert
      role="status"
      mb="md"
      withCloseButton
      closeButtonLabel={t('shell.close')}
      onClose={() => {
        seen.write(version)
        setClosed(version)
      }}
    >
      {t('shell.newVersion', { version })}
    </Alert>
  )
}
