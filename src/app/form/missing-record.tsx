import { LinkButton } from '#/ui/button/link-button'
import { Text, Alert, Button } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import IconSearch from '@tabler/icons-react/icons/IconSearch'
import { HttpFailure, serverTextOf } from '#/http/failure'
import { ActionButton } from '#/ui/button/action-button'
import { useSubmitOnce } from '#/ui/form/use-submit-once'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { StateCard } from '#/ui/status/empty-state'
import { PAGE_TITLE_ID } from '#/ui/text/page-title'
import { undoDeletion, useBeingDeleted } from '../jobs/deletions'

/** A record, by the first part of the query keys of its resource. */
export interface RecordRef {
  noun: string
  id: number
}

/** Says above a form that its record is being deleted, and offers *Undo* while it waits. */
export function DeletionNotice({ noun, id }: RecordRef) {
  const t = useT()
  const state = useBeingDeleted(noun).get(String(id))
  if (state === undefined) return null
  const undo = () => {
    undoDeletion(noun, String(id))
    // The button is gone.
    document.getElementById(PAGE_TITLE_ID)?.focus()
  }
  return (
    <Alert color="orange" mb="md">
      <p>{t(state === 'waiting' ? 'row.deleting.form' : 'row.deleting')}</p>
      {state === 'waiting' && (
        <Button size="xs" onClick={undo}>
          {t('job.undo')}
        </Button>
      )}
    </Alert>
  )
}

/** Creates a deleted record again from its form, once per double click. */
export function RecreateButton({ busy, create }: { busy: boolean; create: () => unknown }) {
  const t = useT()
  const once = useSubmitOnce(busy)
  return (
    <ActionButton isBlocked={busy} onClick={() => once(create)}>
      {t('form.deleted.createAsNew')}
    </ActionButton>
  )
}

interface Props {
  noun: string
  /** Error of the fetch; its server message, if any, is shown. */
  error?: unknown
  /** Path of the list to link to. */
  list: LinkProps['to']
}

/** Message for a record that does not exist (any more), with a link to its list. */
export function RecordNotFound({ noun, error, list }: Props) {
  const t = useT()
  const serverMessage = error instanceof HttpFailure ? serverTextOf(error) : ''
  return (
    <StateCard icon={IconSearch}>
      <div role="alert">
        <Text>{t('problem.recordNotFound', { what: noun })}</Text>
        {serverMessage && (
          <Text size="sm" c="dimmed" lang={serverTextLanguage(serverMessage)}>
            {t('problem.missing.quote', { message: serverMessage })}
          </Text>
        )}
      </div>
      <LinkButton variant="filled" to={list}>
        {t('problem.backToList')}
      </LinkButton>
    </StateCard>
  )
}
