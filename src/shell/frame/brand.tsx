import { Link } from '@tanstack/react-router'
import { useStatus } from '#/session/use-status'
import { logoOf } from './document-head'
import classes from './frame.module.css'

/** Logo and name of the system, linked to the home page, with the host below the name. */
export function Brand({ onSelect }: { onSelect?: () => void }) {
  const status = useStatus()
  return (
    <div className={classes.brand}>
      <img src={logoOf(status)} alt="" width={28} height={28} className={classes.logo} />
      <div className={classes.names}>
        <Link to="/" className={classes.systemName} onClick={onSelect}>
          <bdi>{status.system_name}</bdi>
        </Link>
        {/* A name can be copied from one gateway to another, a host cannot (CD-36). */}
        <span className={classes.host}>{window.location.host}</span>
      </div>
    </div>
  )
}
