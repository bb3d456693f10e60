import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { bindingMutations } from '#/resources/account/binding-mutations'
import { wechat } from '#/resources/oauth/providers'
import { toFormProblem } from '#/shell/problem/to-form-problem'
import { lazyComponent } from '#/ui/status/lazy-component'
import { useT } from '#/ui/language/use-t'

const WechatDialog = lazyComponent(async () => (await import('#/parts/oauth/wechat-dialog')).WechatDialog)

/** Binds a WeChat account with a code. `before` is the id bound so far, or blank. */
export function WechatBinding({ before }: { before: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const bind = useMutation(bindingMutations.wechat)
  const open = () => {
    bind.reset()
    setOpen(true)
  }
  return (
    <>
      <Button type="button" variant="default" onClick={open}>
        {t(wechat.button.bind)}
      </Button>
      {isOpen && (
        <Suspense>
          <WechatDialog
            intent="bind"
            busy={bind.isPending}
            problem={toFormProblem(bind.error)}
            onSubmit={(code) => bind.mutate({ code, before }, { onSuccess: () => setOpen(false) })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
