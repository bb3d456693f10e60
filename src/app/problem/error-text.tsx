import { Text } from '@mantine/core'
import { messageOf } from '#/http/failure'
import { serverTextLanguage } from '#/ui/language/server-text-language'
import { useT } from '#/ui/language/use-t'

/** The message of a failed call, in its own language; nothing while there is none. */
export function ErrorText({ error }: { error: unknown }) {
  // Re-render on a locale change: `lang` depends on the page's language.
  useT()
  if (!error) return null
  const message = messageOf(error)
  return (
    <Text role="alert" size="sm" c="var(--gc-bad)" lang={serverTextLanguage(message)}>
      {message}
    </Text>
  )
}
