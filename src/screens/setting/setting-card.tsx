import { Stack, Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { Panel } from '#/ui/text/panel'

export function SettingCard({
  lead,
  children,
  ...panel
}: ComponentProps<typeof Panel> & { lead?: ReactNode }) {
  return (
    <Panel maw="var(--gc-length-60)" style={{ overflowWrap: 'anywhere' }} {...panel}>
      <Stack align="flex-start">
        {lead && (
          <Text size="sm" c="dimmed" maw="var(--gc-length-44)">
            {lead}
          </Text>
        )}
        {children}
      </Stack>
    </Panel>
  )
}
