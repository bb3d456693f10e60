import { useT } from '#/ui/language/use-t'

const SOURCE = 'https://github.com/songquanpeng/one-api'

export function SourceLink() {
  const t = useT()
  return (
    <a href={SOURCE} target="_blank" rel="noopener noreferrer">
      {t('about.source')}
    </a>
  )
}
