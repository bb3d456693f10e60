import { Alert, Anchor, Text } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { storedInvitation } from '#/session/invitation'
import { useT } from '#/ui/language/use-t'
import { CentredCard, PageTitle } from '#/ui/text/page-title'
import classes from './register.module.css'
import { RegisterForm } from './register-form'

const TextLink = createLink(Anchor<'a'>)

/** Registration with username and password. */
export function RegisterScreen() {
  const t = useT()
  const invitation = storedInvitation()
  return (
    <CentredCard>
      <PageTitle>{t('register.title')}</PageTitle>
      {invitation !== undefined && (
        <Alert role="note" variant="light" color="gray">
          <Text size="sm" className={classes.code}>
            {t('register.invited', { code: invitation })}
          </Text>
        </Alert>
      )}
      <RegisterForm invitation={invitation} />
      <TextLink to="/login">{t('register.hasAccount')}</TextLink>
    </CentredCard>
  )
}
