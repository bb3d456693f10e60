import { Group, Text } from '@mantine/core'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import { Link } from '@tanstack/react-router'
import { OPTION_KEYS } from '#/resources/option/option'
import { apiAddress } from '#/resources/status/status'
import { isRoot } from '#/session/audience'
import { useAccount } from '#/session/session'
import { useStatus } from '#/session/use-status'
import { IconButton } from '#/ui/button/icon-button'
import { copy } from '#/ui/button/copy'
import { useT } from '#/ui/language/use-t'

/** The base URL of the models with a button that copies it, and a note if nobody has configured it, or another than this page's. */
export function ApiAddress() {
  const t = useT()
  const { url, isConfigured } = apiAddress(useStatus())
  const account = useAccount()
  const isRightHere = isConfigured && (!account || new URL(url).origin === window.location.origin)
  return (
    <>
      <Group component="span" display="inline-flex" gap="xs" wrap="nowrap" maw="100%">
        <Text component="code" ff="monospace" translate="no" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
        <IconButton icon={IconCopy} label={t('home.gettingStarted.copy')} onClick={() => void copy(url)} />
      </Group>
      {!isRightHere && <AddressWarning isConfigured={isConfigured} />}
    </>
  )
}

/** Says why a program may not reach the address. The super administrator can mend it. */
function AddressWarning({ isConfigured }: { isConfigured: boolean }) {
  const t = useT()
  const account = useAccount()
  const { origin } = window.location
  return (
    <Text size="sm" role="note" c="var(--gc-warning)">
      {isConfigured ? t('home.gettingStarted.otherAddress', { origin }) : t('home.gettingStarted.noAddress')}{' '}
      {account &&
        (isRoot(account) ? (
          <Link
            to="/setting"
            search={{ tab: 'system', option: OPTION_KEYS.serverAddress }}
            state={{ fromList: true }}
          >
            {t('home.gettingStarted.fix')}
          </Link>
        ) : (
          t('home.gettingStarted.askRoot')
        ))}
    </Text>
  )
}
