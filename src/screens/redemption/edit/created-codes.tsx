import { LinkButton } from '#/ui/button/link-button'
import { CopyButton } from '#/ui/button/copy-button'
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useEffect, useRef } from 'react'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import type { CreatedCodes } from '#/resources/redemption/redemption-mutations'
import { useT } from '#/ui/language/use-t'
import { ErrorText } from '#/app/problem/error-text'
import { downloadCodes } from '../code-lines'

const MAX_LINES = 12

interface Props {
  name: string
  result: CreatedCodes
  onMore: () => void
}

export function CreatedCodesList({ name, result, onMore }: Props) {
  const t = useT()
  const summary = useRef<HTMLParagraphElement>(null)
  // The focused button was unmounted with the form.
  useEffect(() => summary.current?.focus(), [])
  const { codes, requested: wanted, responseCount, problem } = result
  const counts = { n: codes.length, wanted }
  return (
    <Stack mt="md" maw="var(--gc-length-36)">
      <ErrorText error={problem} />
      {responseCount !== undefined && (
        <Alert color="orange" role="alert">
          {t('redemption.createdCodes.mismatch', { ...counts, answered: responseCount })}
        </Alert>
      )}
      <Text ref={summary} tabIndex={-1} style={{ outline: 'none' }}>
        {t('redemption.createdCodes', counts)} {t('redemption.createdCodes.notStored')}
      </Text>
      <Textarea
        label={t('redemption.createdCodes.codes')}
        readOnly
        value={codes.join('\n')}
        rows={Math.min(codes.length, MAX_LINES)}
        wrap="off"
        spellCheck={false}
        data-monospace
      />
      <Group>
        <Button
          variant="filled"
          leftSection={<IconDownload aria-hidden />}
          onClick={() => downloadCodes(name, codes)}
        >
          {t('redemption.select.download')}
        </Button>
        <CopyButton text={codes.join('\n')}>{t('redemption.createdCodes.copy')}</CopyButton>
        <Button onClick={onMore}>{t('redemption.createdCodes.more')}</Button>
        <LinkButton to="/redemption">{t('common.toList')}</LinkButton>
      </Group>
    </Stack>
  )
}
