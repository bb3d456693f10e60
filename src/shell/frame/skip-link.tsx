import { useT } from '#/ui/language/use-t'
import classes from './skip-link.module.css'

/** The first stop of the Tab key: past header and navigation, to the element with id `to`. */
export function SkipLink({ to }: { to: string }) {
  const t = useT()
  return (
    <a href={`#${to}`} className={classes.link} onClick={() => document.getElementById(to)?.focus()}>
      {t('shell.skip')}
    </a>
  )
}
