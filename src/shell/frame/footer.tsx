import { useStatus } from '#/session/use-status'
import { ConfiguredHtml } from '#/ui/text/configured-text'
import { useT } from '#/ui/language/use-t'
import classes from './footer.module.css'

/** The configured footer, else a line with name, version and licence; it follows the status as it arrives. */
export function Footer() {
  const t = useT()
  const { footer_html, system_name } = useStatus()
  return (
    <footer className={classes.footer}>
      {footer_html.trim() ? (
        <ConfiguredHtml html={footer_html} />
      ) : (
        t('shell.footer', { name: system_name, version: __VERSION__ })
      )}
    </footer>
  )
}
