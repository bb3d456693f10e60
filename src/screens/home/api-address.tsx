import { Text, ActionIcon } from '@mantine/core'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import { apiAddress } from '#/resources/status/status'
import { useStatus } from '#/session/use-status'
import { useCopy } from '#/ui/controls/use-copy'
import { useT } from '#/ui/language/use-t'
import classes from './home.module.css'

/** The base URL of the models with a button that copies it, and a note if nobody has configured it. */
export function ApiAddress() {
  const t = useT()
  const copy = useCopy()
  const { url, isConfigured } = apiAddress(useStatus())
  return (
    <>
      <span className={classes.address}>
        <code translate="no">{url}</code>
        <ActionIcon
          aria-label={t('home.gettingStarted.copy')}
          title={t('home.gettingStarted.copy')}
          onClick={() => void copy(url)}
        >
          <IconCopy aria-hidden />
        </ActionIcon>
      </span>
      {!isConfigured && (
        <Text size="sm" c="dimmed">
          {t('home.gettingStarted.noAddress')}
        </Text>
      )}
    </>
  )
}
