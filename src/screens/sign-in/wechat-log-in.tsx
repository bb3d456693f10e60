import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { wechat } from '#/resources/oauth/elsewhere'
import { oauthMutations } from '#/resources/oauth/oauth-mutations'
import { signIn } from '#/session/session'
import { useAccount } from '#/session/use-account'
import { formProblem } from '#/shell/problem/form-problem'
import { tell } from '#/ui/feedback/tell'
import { useT } from '#/ui/language/use-t'

const WechatDialog = lazy(async () => ({
  default: (await import('#/parts/oauth/wechat-dialog')).WechatDialog,
}))

/** Where signing in by WeChat leads (decision 8). */
const LANDING = '/'

/** Signing in by a code from WeChat. */
export function WechatLogIn() {
  const t = useT()
  const router = useRouter()
  const isKnown = useAccount() !== undefined
  const [isOpen, setOpen] = useState(false)
  const logIn = useMutation(oauthMutations.wechatLogIn)
  const open = () => {
    logIn.reset()
    setOpen(true)
  }
  const submit = (code: string) =>
    logIn.mutate(
      { code, isKnown },
      {
        onSuccess: (account) => {
          signIn(account)
          tell('success', t('signIn.done'))
          router.history.replace(LANDING)
        },
      },
    )
  return (
    <>
      <Button type="button" variant="default" fullWidth onClick={open}>
        {t(wechat.button.logIn)}
      </Button>
      {isOpen && (
        <Suspense>
          <WechatDialog
            intent="logIn"
            busy={logIn.isPending}
            problem={formProblem(logIn.error)}
            onSubmit={submit}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
