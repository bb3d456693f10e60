import { Button } from '@mantine/core'
import { useT } from '#/ui/language/use-t'
import classes from './setting-card.module.css'

interface Props {
  name: string
  hint?: string
  /** The account elsewhere, blank when there is none. */
  bound: string
  /** The words of the button. */
  action: string
  onBind: () => void
}

/** One account elsewhere: what it is called, whether it is bound, and the button that binds it. */
export function BindingRow({ name, hint, bound, action, onBind }: Props) {
  const t = useT()
  return (
    <div className={classes.binding}>
      <div className={classes.bindingText}>
        <span className={classes.bindingName}>{name}</span>
        <bdi>{bound || t('bound.none')}</bdi>
        {hint ? <div className={classes.bindingState}>{hint}</div> : null}
      </div>
      <Button type="button" variant="default" onClick={onBind}>
        {action}
      </Button>
    </div>
  )
}
