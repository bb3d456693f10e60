import { useT } from '#/ui/language/use-t'

/** In place of the console where another site holds it in a frame (T-14). Plain: nothing of it may be worth a press. */
export function FramedPage() {
  const t = useT()
  return (
    <main>
      <h1>{t('problem.framed')}</h1>
      <p>{t('problem.framed.hint')}</p>
      <a href="/" target="_blank" rel="noopener noreferrer">
        {t('externalFrame.open')}
      </a>
    </main>
  )
}
