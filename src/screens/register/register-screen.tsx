import { Alert } from '#/ui/controls/alert'
import { Text } from '#/ui/text/text'
import { Link } from '@tanstack/react-router'
import { storedInvitation } from '#/session/invitation'
import { useT } from '#/ui/language/use-t'
import { CentredCard, PageTitle } from '#/ui/text/page-title'
import classes from './register.module.css'
import { RegisterForm } from './register-form'

/** Registration with username and password. */
export function RegisterScreen() {
  const t = useT()
  const invitation = storedInvitation()
  return (
    <CentredCard>
      <PageTitle>{t('register.title')}</PageTitle>
      {invitation !== undefined && (
        <Alert role="note">
          <Text size="sm" className={classes.code}>
            {t('register.invited', { code: invitation })}
          </Text>
        </Alert>
      )}
      <RegisterForm invitation={invitation} />
      <Link to="/login">{t('register.hasAccount')}</Link>
    </CentredCard>
  )
}
