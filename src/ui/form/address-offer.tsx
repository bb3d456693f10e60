import { Text, Button } from '@mantine/core'
import { useT } from '#/ui/language/use-t'

interface Props {
  /** Why the typed address is not one to keep. */
  reason: string
  /** The address without what does not belong there; undefined renders nothing. */
  base: string | undefined
  /** Takes `base`, and moves the focus: the pressed button is unmounted together with the offer. */
  onTake: (base: string) => void
}

/** Offers the base of an address that was copied with more. */
export function AddressOffer({ reason, base, onTake }: Props) {
  const t = useT()
  if (base === undefined) return null
  return (
    <div role="status">
      <Text>{reason}</Text>
      <Button size="xs" onClick={() => onTake(base)}>
        {t('fields.address.repair', { base })}
      </Button>
    </div>
  )
}
