import { useT } from '#/ui/language/use-t'

/** Where the gateway that this console is made for comes from. */
const SOURCE = 'https://github.com/songquanpeng/one-api'

/** The way to the source of the gateway. */
export function SourceLink() {
  const t = useT()
  return (
    <a href={SOURCE} target="_blank" rel="noopener noreferrer">
      {t('about.source')}
    </a>
  )
}
