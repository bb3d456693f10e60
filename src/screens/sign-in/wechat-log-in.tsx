import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Account } from '#/resources/account/account'
import { wechat } from '#/resources/oauth/providers'
import { oauthMutations } from '#/resources/oauth/oauth-mutations'
import { useAccount } from '#/session/use-account'
import { toPublicFormProblem } from '#/shell/problem/to-form-problem'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'

const WechatDialog = lazyComponent(async () => (await import('#/parts/oauth/wechat-dialog')).WechatDialog)

/** Login with a WeChat code. */
export function WechatLogIn({ onSignedIn }: { onSignedIn: (account: Account) => void }) {
  const t = useT()
  const isKnown = useAccount() !== undefined
  const [isOpen, setOpen] = useState(false)
  const logIn = useMutation(oauthMutations.wechatLogIn)
  const open = () => {
    logIn.reset()
    setOpen(true)
  }
  const submit = (code: string) => logIn.mutate({ code, isKnown }, { onSuccess: onSignedIn })
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
            problem={toPublicFormProblem(logIn.error)}
            onSubmit={submit}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
