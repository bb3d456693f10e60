import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpFailure } from '#/http/failure'
import { type OptionTab, optionQueries } from '#/resources/option/option'
import { OPTION_SECTIONS } from '#/resources/option/option-records'
import { useAccount } from '#/session/session'
import { useInitialRecord } from '#/app/form/stored-record'
import { queryState } from '#/app/problem/read-problem'
import { useT } from '#/ui/language/use-t'
import { SectionTool } from './option-panel'
import { SettingsForm } from './settings-form'

/** Tabs of the gateway's options. Cards that need no options are rendered even if the options cannot be fetched. */
export default function OptionTabs({ tab }: { tab: OptionTab | undefined }) {
  const t = useT()
  const account = useAccount()
  const options = useQuery(optionQueries.all())
  const initialOptions = useInitialRecord(options)
  // Keep these cards mounted during a retry, so that typed values survive.
  const [wasRefused, setRefused] = useState(false)
  if (options.isError && !wasRefused) setRefused(true)
  if (initialOptions && account) return <SettingsForm seed={initialOptions} account={account} tab={tab} />
  if (!tab) return null
  return (
    <Stack>
      {queryState(options, t('option.noun'))}
      {options.error instanceof HttpFailure && options.error.kind === 'forbidden' && (
        <Text size="sm" c="dimmed">
          {t('option.refused.hint')}
        </Text>
      )}
      {wasRefused &&
        OPTION_SECTIONS.filter((section) => section.tab === tab).map(({ id, tool }) => (
          <SectionTool key={id} tool={tool} />
        ))}
    </Stack>
  )
}
