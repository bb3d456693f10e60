import { useT } from '#/ui/language/use-t'
import classes from './embedded-gateway-badge.module.css'

/** Where the controls of the gateway are, when the page came from a host that has one inside; a real one says nothing. */
const controls = document.head.querySelector<HTMLMetaElement>('meta[name="gateway-controls"]')?.content

/** Tells that no real server answers here, and leads to the page that steers it. */
export function EmbeddedGatewayBadge() {
  const t = useT()
  if (!controls) return null
  return (
    <a href={controls} className={classes.marker} title={t('shell.embedded.hint')}>
      {t('shell.embedded')}
    </a>
  )
}
