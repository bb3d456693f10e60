import { Button } from '@mantine/core'
import { useT } from '#/ui/language/use-t'

/** Beside the submit of a form whose record is gone: what is typed becomes a new one (FM-W9). */
export function CreateAsNewButton({ onClick }: { onClick: () => void }) {
  const t = useT()
  return (
    <Button type="button" variant="light" onClick={onClick}>
      {t('form.deleted.createAsNew')}
    </Button>
  )
}
