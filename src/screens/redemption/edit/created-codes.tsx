import { LinkButton } from '#/ui/button/link-button'
import { Group, Stack, Text, Textarea, Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import IconDownload from '@tabler/icons-react/icons/IconDownload'
import { messageOf } from '#/http/failure'
import type { CreatedCodes } from '#/resources/redemption/create-codes'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { downloadCodes, useCopyCodes } from '../use-copy-codes'

const MAX_LINES = 12

interface Props {
  name: string
  result: CreatedCodes
  onMore: () => void
}

/** List of the created codes, with buttons to download and copy them. */
export function CreatedCodesList({ name, result, onMore }: Props) {
  const t = useT()
  const copy = useCopyCodes()
  const summary = useRef<HTMLParagraphElement>(null)
  // The focused button was unmounted with the form.
  useEffect(() => summary.current?.focus(), [])
  const { codes, requested: wanted, responseCount, problem } = result
  const counts = { n: codes.length, wanted }
  return (
    <Stack mt="md" maw="var(--gc-length-36)">
      {problem && (
        <Alert color="red" role="alert">
          <span lang={serverTextLanguage(messageOf(problem))}>{messageOf(problem)}</span>
        </Alert>
      )}
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
        <Button leftSection={<IconCopy aria-hidden />} onClick={() => void copy(codes)}>
          {t('redemption.createdCodes.copy')}
        </Button>
        <Button onClick={onMore}>{t('redemption.createdCodes.more')}</Button>
        <LinkButton to="/redemption">{t('common.toList')}</LinkButton>
      </Group>
    </Stack>
  )
}
