import { useT } from '#/ui/language/use-t'

/** Repository of the gateway. */
const SOURCE = 'https://github.com/songquanpeng/one-api'

/** Link to the source of the gateway. */
export function SourceLink() {
  const t = useT()
  return (
    <a href={SOURCE} target="_blank" rel="noopener noreferrer">
      {t('about.source')}
    </a>
  )
}
