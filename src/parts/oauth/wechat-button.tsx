import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { UseMutationResult } from '@tanstack/react-query'
import type { Intent } from '#/resources/oauth/oauth'
import type { FormProblem } from '#/ui/form/form-problem'
import { useT } from '#/ui/language/use-t'
import { lazyPart } from '#/ui/status/lazy-part'

const WechatDialog = lazyPart(async () => (await import('./wechat-dialog')).WechatDialog)

interface Props {
  intent: Intent
  mutation: Pick<UseMutationResult, 'isPending' | 'reset'>
  problem: FormProblem | null
  onSubmit: (code: string, close: () => void) => void
}

/** Button that asks for a WeChat code in a dialog. */
export function WechatButton({ intent, mutation, problem, onSubmit }: Props) {
  const t = useT()
  const [isOpen, { open, close }] = useDisclosure()
  const ask = () => {
    mutation.reset()
    open()
  }
  return (
    <>
      <Button fullWidth={intent === 'logIn'} onClick={ask}>
        {t(`oauth.${intent}.wechat`)}
      </Button>
      {isOpen && (
        <WechatDialog
          intent={intent}
          busy={mutation.isPending}
          problem={problem}
          onSubmit={(code) => onSubmit(code, close)}
          onClose={close}
        />
      )}
    </>
  )
}
