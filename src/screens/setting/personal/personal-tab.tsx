import { Stack } from '@mantine/core'
import { OAuthBindings } from './oauth-bindings'

/** What a person sets for the own account (S01–S04). */
export function PersonalTab() {
  return (
    <Stack gap="xl">
      <OAuthBindings />
    </Stack>
  )
}
