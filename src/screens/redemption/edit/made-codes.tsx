import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { messageOf } from '#/http/failure-message'
import type { CodesMade } from '#/resources/redemption/making-codes'
import { Icon } from '#/ui/icon/icon'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'
import { ButtonLink } from '#/ui/link/button-link'
import { downloadCodes, useCopyCodes } from '../use-copy-codes'
import classes from './made-codes.module.css'

const MOST_LINES = 12

interface Props {
  name: string
  result: CodesMade
  onMore: () => void
}

/** The codes that were made, to be downloaded again or copied as often as wanted. */
export function MadeCodes({ name, result, onMore }: Props) {
  const t = useT()
  const copy = useCopyCodes()
  const summary = useRef<HTMLParagraphElement>(null)
  // The button that had the focus went with the form.
  useEffect(() => summary.current?.focus(), [])
  const { codes, wanted, answered, problem } = result
  const counts = { n: codes.length, wanted }
  const isFound = problem?.outcome !== undefined
  return (
    <Stack mt="md" className={classes.made}>
      {problem && (
        <Alert color="red" variant="light" role="alert">
          {isFound ? (
            t('redemption.made.found', counts)
          ) : (
            <span lang={serverTextLanguage(messageOf(problem))}>{messageOf(problem)}</span>
          )}
        </Alert>
      )}
      {answered !== undefined && (
        <Alert color="orange" variant="light" role="alert">
          {t('redemption.made.mismatch', { ...counts, answered })}
        </Alert>
      )}
      <Text component="p" ref={summary} tabIndex={-1} className={classes.summary}>
        {!isFound && t('redemption.made', counts)} {t('redemption.made.stays')}
      </Text>
      <Textarea
        label={t('redemption.made.codes')}
        readOnly
        value={codes.join('\n')}
        rows={Math.min(codes.length, MOST_LINES)}
        wrap="off"
        spellCheck={false}
        classNames={{ input: classes.codes }}
      />
      <Group>
        <Button leftSection={<Icon name="download" />} onClick={() => downloadCodes(name, codes)}>
          {t('redemption.select.download')}
        </Button>
        <Button variant="default" leftSection={<Icon name="copy" />} onClick={() => void copy(codes)}>
          {t('redemption.made.copy')}
        </Button>
        <Button variant="default" onClick={onMore}>
          {t('redemption.made.more')}
        </Button>
        <ButtonLink tone="default" to="/redemption">
          {t('redemption.made.list')}
        </ButtonLink>
      </Group>
    </Stack>
  )
}
