import IconPlus from '@tabler/icons-react/icons/IconPlus'
import { useT } from '#/ui/language/use-t'
import { LinkButton } from '#/ui/button/link-button'

type Noun = 'channel' | 'redemption' | 'token' | 'user'

/** Link of a list to the form of a new record, which leads back to the list. */
export function AddLink({ noun }: { noun: Noun }) {
  const t = useT()
  return (
    <LinkButton
      variant="filled"
      to={`/${noun}/add`}
      state={{ fromList: true }}
      leftSection={<IconPlus aria-hidden />}
    >
      {t(`${noun}.add`)}
    </LinkButton>
  )
}
