import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useT } from '#/ui/language/use-t'
import { VisuallyHidden } from '#/ui/text/visually-hidden'

/** Says that there is a connection again (AX-42): the banner that told of its loss can only go, which nobody hears. */
export function BackOnlineNotice() {
  const t = useT()
  const [isBack, setBack] = useState(false)
  useEffect(() => onlineManager.subscribe(setBack), [])
  return <VisuallyHidden role="status">{isBack && t('shell.backOnline')}</VisuallyHidden>
}
